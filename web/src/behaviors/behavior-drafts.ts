import type { NewBehavior } from '@sprout/domain/behaviors/model'
import type { QueryClient } from '@tanstack/react-query'
import { giveToSheet } from '../api/sheet-draft.ts'

/** Where its sheet finds what was left. */
export const sheetOf = ({ childId, type }: Pick<NewBehavior, 'childId' | 'type'>) => `behavior ${childId} ${type}`

/** What was taken back is for its sheet to begin with when it is opened again. */
export function giveBack(queries: QueryClient, { childId, type, title, description, points }: NewBehavior) {
  giveToSheet(queries, sheetOf({ childId, type }), { title, description: description ?? '', points: Math.abs(points) })
}
