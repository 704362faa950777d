import type { RecordOf } from '@sprout/domain/family/document'
import type { Cause } from '@sprout/domain/timeline/model'
import type { findLines } from './import-store.ts'

type KeptLine = Awaited<ReturnType<typeof findLines>>[number]

/** What stands behind lines, each with the lines that it can stand behind. */
export type Facts = { [S in 'keptDays' | 'scores' | 'moments' | 'redemptions']: RecordOf<S> }

type StandsBehind = { [S in keyof Facts]: { cause: Cause; line: (fact: Facts[S], line: KeptLine) => boolean } }

export const standsBehind: StandsBehind = {
  keptDays: { cause: 'check-in', line: ({ habitId, day }, line) => line.sourceId === habitId && line.day === day },
  scores: { cause: 'score', line: ({ skillId }, line) => line.sourceId === skillId },
  moments: { cause: 'moment', line: ({ id, childId }, line) => line.sourceId === id && line.childId === childId },
  redemptions: {
    cause: 'redemption',
    line: ({ id, childId, pointsSpent }, line) =>
      line.sourceId === id && line.childId === childId && line.points === -pointsSpent,
  },
}

export const isFact = (section: string): section is keyof Facts => Object.hasOwn(standsBehind, section)

/** Which kinds of record each cause leads back to: what a line names as its source belongs to the same child. */
export const SOURCES: Partial<Record<Cause, 'habits' | 'skills'>> = {
  'check-in': 'habits',
  'habit-completed': 'habits',
  score: 'skills',
  'skill-completed': 'skills',
}
