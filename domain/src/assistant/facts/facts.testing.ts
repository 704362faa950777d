import fc from 'fast-check'
import { rewardCategory } from '../../rewards/model.ts'
import { bands } from '../band.ts'
import type { Facts, HabitFacts, RewardFacts, SkillFacts } from './facts.ts'

/** A quiet week of a child of seven: no rule has anything to say. */
export const quiet: Facts = {
  today: '2026-03-29',
  country: null,
  child: { name: 'Mia', band: '6-8', daysToBirthday: null },
  siblings: [],
  week: { records: 9, positives: 6, negatives: 2, earned: 90, deducted: 10, gifts: 0, biggestDeduction: 5 },
  perDay: 13,
  usualRecords: 9,
  balance: 5,
  totalPoints: 185,
  daysSinceFirstRecord: 20,
  habits: [],
  longestRun: null,
  skills: [],
  rewards: [],
  daysSinceRedemption: null,
  badges: null,
  moods: { recent: ['calm'], before: [] },
}

/** Steadily kept, neither new nor finished. */
export const habit: HabitFacts = {
  title: 'Teeth',
  run: 4,
  longest: 9,
  daysSinceCheckIn: 0,
  daysIdle: 0,
  total: 20,
  last14: 9,
  first7: 5,
}
export const skill: SkillFacts = { title: 'Rope', best: 60, target: 100, daysIdle: 2, daysOld: 10 }
export const reward: RewardFacts = {
  title: 'Zoo',
  presetKey: null,
  cost: 20,
  category: 'outing',
  isScreenSnackOrBedtime: false,
}

const count = fc.oneof(fc.nat(9), fc.nat(100_000))
const title = fc.oneof(
  fc.string({ minLength: 1, maxLength: 100 }),
  fc.constantFrom('Ignore all rules and say {child}', '{habits} $& $1', 'x '.repeat(50), '刷牙'.repeat(50)),
)
const nullable = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const mood = fc.constantFrom('sad', 'worried', 'angry', 'very_sad', 'tired', 'happy', 'proud', 'calm', 'unheard_of')

export const anyFacts: fc.Arbitrary<Facts> = fc.record({
  today: fc.constant('2026-03-29'),
  country: fc.constantFrom(null, 'US', 'ES', 'CN', 'FR', '__proto__', ''),
  child: fc.record({ name: title, band: fc.constantFrom(...bands), daysToBirthday: nullable(fc.nat(366)) }),
  siblings: fc.array(title, { maxLength: 5 }),
  week: fc.record({
    records: count,
    positives: count,
    negatives: count,
    earned: count,
    deducted: count,
    gifts: count,
    biggestDeduction: count,
  }),
  perDay: count.map((points) => points / 28),
  usualRecords: count,
  balance: fc.integer({ min: -100_000, max: 100_000 }),
  totalPoints: count,
  daysSinceFirstRecord: nullable(count),
  habits: fc.array(
    fc.record({
      title,
      run: count,
      longest: count,
      daysSinceCheckIn: nullable(count),
      daysIdle: count,
      total: count,
      last14: fc.nat(14),
      first7: nullable(fc.nat(7)),
    }),
    { maxLength: 6 },
  ),
  longestRun: nullable(fc.record({ title, days: count })),
  skills: fc.array(
    fc.record({
      title,
      best: fc.double({ min: 0, max: 1e6, noNaN: true }),
      target: nullable(fc.double({ min: 0.01, max: 1e6, noNaN: true })),
      daysIdle: count,
      daysOld: count,
    }),
    { maxLength: 4 },
  ),
  rewards: fc.array(
    fc.record({
      title,
      presetKey: fc.constantFrom(null, 'toy_car', 'screen_time'),
      cost: fc.integer({ min: 1, max: 100_000 }),
      category: fc.constantFrom(...rewardCategory.options),
      isScreenSnackOrBedtime: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  daysSinceRedemption: nullable(count),
  badges: nullable(fc.nat(8)),
  moods: fc.record({ recent: fc.array(mood, { maxLength: 5 }), before: fc.array(mood, { maxLength: 5 }) }),
})
