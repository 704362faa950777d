import type { RecordOf, Section } from '@sprout/domain/family/document'
import type { Cause } from '@sprout/domain/timeline/model'
import type { Brought, findLines } from './import-store.ts'

type KeptLine = Awaited<ReturnType<typeof findLines>>[number]

/** What stands behind lines, each with the lines that it can stand behind. */
export type Facts = { [S in Section as RecordOf<S> extends { lineId: string } ? S : never]: RecordOf<S> }

/** What belongs to a child and is no fact: lines and facts come of it. */
export type Owned = keyof {
  [S in Exclude<Brought, keyof Facts> as RecordOf<S> extends { childId: string } ? S : never]: S
}

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

/** Which kinds of record each cause leads back to, if any: what a line names as its source belongs to the same child. */
export const SOURCES: Record<Cause, Owned | null> = {
  behavior: null,
  'check-in': 'habits',
  'habit-completed': 'habits',
  score: 'skills',
  'skill-completed': 'skills',
  moment: null,
  redemption: null,
}
