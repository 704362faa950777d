import { activityCalls } from '@sprout/domain/timeline/contract'
import { PAGE } from '@sprout/domain/timeline/model'
import { load } from '../api/load.ts'

/** Where a child's deeds are looked for, to be made good or named once more: in a busy family fifty lines are two days. */
export const recentLines = (childId: string) =>
  load(activityCalls.list, { params: { childId }, query: { limit: PAGE.most } })
