import { type Activity, CAUSES } from '@sprout/domain/timeline/model'
import type { Line } from '../points/ledger.ts'

type Shown = Omit<Line, 'familyId' | 'day' | 'sourceId' | 'madeBy' | 'undoneAt' | 'undoneBy'>

/** A line as everyone sees it. */
export const shownActivity = ({ cause, madeByName, ...line }: Shown): Activity => ({
  id: line.id,
  childId: line.childId,
  type: CAUSES[cause],
  title: line.title,
  description: line.description,
  points: line.points,
  createdAt: line.createdAt,
  iconName: line.iconName,
  metadata: line.metadata,
  by: madeByName,
  repairs: line.repairs,
})
