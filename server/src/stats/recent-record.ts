import { familyDay } from '@sprout/domain/calendar'
import type { StandingLine } from '@sprout/domain/stats/standing-line'
import { readMetadata } from '@sprout/domain/timeline/metadata'
import { CAUSES } from '@sprout/domain/timeline/model'
import type { Reader } from '../accounts/session.ts'
import type { OwnChildId } from '../children/own.ts'
import * as store from './store.ts'

/** What stands of the last four weeks, and the day on which the record was begun. */
export async function recentRecord(caller: Reader, childId: OwnChildId) {
  const [lines, writtenAt] = await Promise.all([
    store.listRecentLines(caller, childId),
    store.firstWritten(caller, childId),
  ])
  return { lines, begun: writtenAt && familyDay(new Date(writtenAt), caller.family) }
}

export type RecentLine = Awaited<ReturnType<typeof store.listRecentLines>>[number]

export function standingLine({ day, cause, points, metadata }: RecentLine): StandingLine {
  const known = readMetadata(metadata)
  return {
    ...{ day, points, type: CAUSES[cause] },
    category: known?.cause === 'behavior' ? known.category : null,
    isBonus: cause === 'habit-completed' || cause === 'skill-completed',
  }
}
