import { habit, quiet, reward, skill } from '../facts/facts.testing.ts'
import type { Facts } from '../facts/facts.ts'
import type { RuleId } from './rule-ids.ts'

export const child = (more: Partial<Facts['child']>): Facts => ({ ...quiet, child: { ...quiet.child, ...more } })
export const week = (more: Partial<Facts['week']>): Facts => ({ ...quiet, week: { ...quiet.week, ...more } })
export const habits = (...more: Partial<typeof habit>[]): Facts => ({
  ...quiet,
  habits: more.map((one) => ({ ...habit, ...one })),
})
export const skills = (more: Partial<typeof skill>): Facts => ({ ...quiet, skills: [{ ...skill, ...more }] })
export const rewards = (...more: Partial<typeof reward>[]): Facts => ({
  ...quiet,
  rewards: more.map((one) => ({ ...reward, ...one })),
})
export const moods = (recent: string[], before: string[] = []): Facts => ({ ...quiet, moods: { recent, before } })

/** For every rule: facts that call it, and facts as near as can be that do not. */
export const CASES: Record<RuleId, { yes: Facts[]; no: Facts[] }> = {
  A1: { yes: [child({ band: '1-3' })], no: [child({ band: '4-5' }), child({ band: 'unknown' })] },
  A2: { yes: [week({ records: 2 }), week({ records: 0 })], no: [week({ records: 3 })] },
  A3: {
    yes: [week({ positives: 4, negatives: 7 }), week({ positives: 2, negatives: 3 })],
    no: [week({ positives: 3, negatives: 3 }), week({ positives: 0, negatives: 2 })],
  },
  A4: {
    yes: [week({ earned: 40, deducted: 21 }), week({ earned: 0, deducted: 1 })],
    no: [week({ earned: 40, deducted: 20 }), week({ records: 2, earned: 0, deducted: 9 })],
  },
  A5: {
    yes: [week({ biggestDeduction: 14 }), { ...week({ biggestDeduction: 1 }), perDay: 0 }],
    no: [
      week({ biggestDeduction: 13 }),
      week({ records: 2, biggestDeduction: 14 }),
      { ...week({ biggestDeduction: 0 }), perDay: 0 },
    ],
  },
  A6: {
    yes: [
      { ...quiet, balance: 0 },
      { ...quiet, balance: -5 },
    ],
    no: [
      { ...quiet, balance: 1 },
      { ...quiet, balance: 0, daysSinceFirstRecord: null },
    ],
  },
  A7: {
    yes: [week({ earned: 40, gifts: 21 })],
    no: [week({ earned: 40, gifts: 20 }), week({ records: 2, earned: 5, gifts: 5 })],
  },
  H1: {
    yes: [habits({ run: 3, daysSinceCheckIn: 2 })],
    no: [
      habits({ run: 2, daysSinceCheckIn: 2 }),
      habits({ run: 3, daysSinceCheckIn: 1 }),
      habits({ run: 3, daysSinceCheckIn: 3 }),
    ],
  },
  H2: {
    yes: [habits({ daysSinceCheckIn: 3 })],
    no: [habits({ daysSinceCheckIn: 2 }), habits({ daysSinceCheckIn: null })],
  },
  H3: {
    yes: [habits({ run: 7 }), habits({ run: 21, daysSinceCheckIn: 1 }), habits({ run: 66 })],
    no: [habits({ run: 8 }), habits({ run: 21, daysSinceCheckIn: 2 })],
  },
  H4: { yes: [habits({ last14: 12 })], no: [habits({ last14: 11 })] },
  H5: { yes: [habits({}, {}, {}, {})], no: [habits({}, {}, {})] },
  H6: {
    yes: [habits({ first7: 2, last14: 2 }), habits({ first7: 0, last14: 0, daysSinceCheckIn: null })],
    no: [habits({ first7: 3, last14: 3 }), habits({ first7: null, last14: 0 }), habits({ first7: 1, last14: 9 })],
  },
  S1: {
    yes: [skills({ daysIdle: 7 }), skills({ best: 49, daysOld: 14 })],
    no: [
      skills({ daysIdle: 6 }),
      skills({ best: 50, daysOld: 14 }),
      skills({ best: 49, daysOld: 13 }),
      skills({ target: null, daysOld: 99 }),
    ],
  },
  S2: { yes: [skills({ best: 80 })], no: [skills({ best: 79 }), skills({ best: 80, target: null })] },
  B1: { yes: [rewards({ cost: 5 })], no: [rewards({ cost: 6 }), rewards()] },
  B2: { yes: [rewards({ cost: 6 })], no: [rewards({ cost: 5 }), rewards()] },
  B3: {
    yes: [
      rewards({ cost: 40 }),
      rewards(),
      { ...rewards({ cost: 6 }), perDay: 0 },
      // Away this week, and begun today.
      { ...rewards({ cost: 40 }), week: week({ records: 0 }).week },
      { ...rewards(), perDay: 0, usualRecords: 0, week: week({ records: 0 }).week },
      { ...rewards(), usualRecords: 1 },
      { ...rewards({ cost: 92 }), child: child({ band: '9-12' }).child },
    ],
    no: [
      rewards({ cost: 39 }),
      { ...rewards({ cost: 91 }), child: child({ band: '9-12' }).child },
      // What the balance pays for now is near enough, whatever a day brings.
      { ...rewards({ cost: 500 }, { cost: 900 }), balance: 500 },
      { ...rewards({ cost: 5 }), perDay: 0 },
      { ...rewards({ cost: 40 }), usualRecords: 2 },
    ],
  },
  B4: {
    yes: [rewards({ category: 'gift' }, { category: 'toy' }, { category: 'treat' })],
    no: [rewards({ category: 'gift' }, { category: 'outing' }), rewards({ category: 'privilege' }), rewards()],
  },
  B5: {
    yes: [rewards({ isScreenSnackOrBedtime: true }, {})],
    no: [rewards({ isScreenSnackOrBedtime: true }, {}, {}), rewards({}), rewards()],
  },
  B6: {
    yes: [
      { ...rewards({ cost: 5 }), daysSinceRedemption: 30 },
      { ...rewards({ cost: 5 }), daysSinceFirstRecord: 30 },
    ],
    no: [
      { ...rewards({ cost: 5 }), daysSinceRedemption: 29, daysSinceFirstRecord: 99 },
      { ...rewards({ cost: 6 }), daysSinceRedemption: 99 },
      { ...rewards({ cost: 5 }), daysSinceFirstRecord: 29 },
    ],
  },
  M1: {
    yes: [moods(['sad', 'worried', 'happy', 'angry', 'calm']), moods(['very_sad', 'sad', 'sad'])],
    no: [moods(['sad', 'worried', 'tired', 'calm'])],
  },
  M2: { yes: [moods(['tired', 'tired', 'sad', 'tired'])], no: [moods(['tired', 'tired'])] },
  M3: { yes: [moods(['proud', 'happy', 'excited'])], no: [moods(['proud', 'calm', 'excited'])] },
  F1: { yes: [{ ...quiet, siblings: ['Leo'] }], no: [quiet] },
  F2: { yes: [child({ daysToBirthday: 7 }), child({ daysToBirthday: 0 })], no: [child({ daysToBirthday: 8 })] },
}
