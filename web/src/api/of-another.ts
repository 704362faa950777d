import type { Noun } from '@sprout/domain/live/nouns'
import type { IsMeant } from './refresh.ts'

/** What hangs on one other of its kind only, ['api', 'habits', habitId, 'checkins'], and stands as it is when this one changes. */
export const isOfAnother =
  (noun: Noun, id: string): IsMeant =>
  ({ queryKey: [, of, other, part] }) =>
    of === noun && part !== undefined && other !== id
