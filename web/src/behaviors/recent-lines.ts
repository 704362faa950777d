import { activityCalls } from '@sprout/domain/timeline/contract'
import { load } from '../api/load.ts'

/** Where a child's corrections are looked for: to be made good, or named once more. */
export const recentLines = (childId: string) => load(activityCalls.list, { params: { childId }, query: {} })
