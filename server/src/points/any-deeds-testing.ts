import type { Cause } from '@sprout/domain/timeline/model'
import fc from 'fast-check'

type Common = { who: number }
/** Something a caregiver does. Numbers pick one of what there is; lines are counted from the newest. */
export type Deed =
  | (Common & {
      do: 'behave'
      child: number
      category: 'good' | 'gift' | 'remedy' | 'needs_improvement'
      points: number
      mends: number
    })
  | (Common & { do: 'checkIn'; habit: number; back: number })
  | (Common & { do: 'train'; skill: number; score: number | undefined; declares: boolean })
  | (Common & { do: 'redeem'; child: number; reward: number; neighbour: number; more: number })
  | (Common & { do: 'remember'; child: number; back: number })
  | (Common & { do: 'undo'; cause: Cause | undefined; line: number })
  | (Common & { do: 'remove'; what: 'habits' | 'skills' | 'rewards'; one: number })
  | (Common & { do: 'settle'; keepBalancesAtZero: boolean })
  | (Common & { do: 'wait'; hours: number })

export type Of<Name extends Deed['do']> = Omit<Extract<Deed, { do: Name }>, 'do' | 'who'>
const who = fc.nat(1)
const child = fc.nat(1)
const any = fc.nat(50)
const deed = <Name extends Deed['do']>(
  weight: number,
  name: Name,
  said: { [K in keyof Of<Name>]: fc.Arbitrary<Of<Name>[K]> },
) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(name), who, ...said }) as unknown as fc.Arbitrary<Deed>,
})

const oneDeed = fc.oneof(
  deed(5, 'behave', {
    child,
    category: fc.constantFrom('good', 'gift', 'remedy', 'needs_improvement'),
    points: fc.integer({ min: 1, max: 100 }),
    mends: fc.nat(5),
  }),
  deed(6, 'checkIn', { habit: fc.nat(5), back: fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4, 5, 6, -1, 366, 367) }),
  deed(5, 'train', {
    skill: fc.constantFrom(0, 0, 0, 1, 2, 3),
    score: fc.option(fc.constantFrom(0, 3, 9, 10, 10, 12, 12), { nil: undefined }),
    declares: fc.constantFrom(false, false, true),
  }),
  deed(4, 'redeem', {
    child,
    reward: any,
    neighbour: fc.constantFrom(0, 0, 0, 0, 1),
    more: fc.constantFrom(0, 0, 0, 0, 1),
  }),
  deed(2, 'remember', { child, back: fc.constantFrom(0, 0, 1, -1, 30) }),
  deed(9, 'undo', {
    cause: fc.constantFrom(undefined, undefined, 'behavior', 'habit-completed', 'skill-completed'),
    line: fc.oneof(fc.nat(4), any),
  }),
  deed(1, 'remove', { what: fc.constantFrom('habits', 'skills', 'rewards'), one: any }),
  deed(2, 'settle', { keepBalancesAtZero: fc.boolean() }),
  deed(3, 'wait', { hours: fc.integer({ min: 1, max: 50 }) }),
)

/** Days in a row, some of them filled in: enough to complete a habit now and then, which may be deleted after that. */
const keptInARow = fc
  .record({
    ...{ who, habit: fc.nat(5), back: fc.constantFrom(0, 0, 1, 3) },
    ...{ days: fc.constantFrom(2, 3, 7, 9), isDeleted: fc.constantFrom(false, false, true) },
  })
  .map(({ who, habit, back, days, isDeleted }): Deed[] => [
    ...Array.from({ length: days }, (_, turn): Deed => ({ do: 'checkIn', who, habit, back: back + days - 1 - turn })),
    ...(isDeleted ? [{ do: 'remove', who, what: 'habits', one: habit } as const] : []),
  ])

/** A correction and its remedy, of which one may be undone. */
const madeGood = fc.record({ who, child, line: fc.nat(2) }).map(({ who, child, line }): Deed[] => [
  { do: 'behave', who, child, category: 'needs_improvement', points: 9, mends: 0 },
  { do: 'behave', who, child, category: 'remedy', points: 5, mends: 2 },
  { do: 'undo', who, cause: 'behavior', line },
])

const few = fc.oneof(
  { weight: 12, arbitrary: oneDeed.map((deed) => [deed]) },
  { weight: 1, arbitrary: keptInARow },
  { weight: 1, arbitrary: madeGood },
)

/** A family's life with a child, longer or shorter. */
export const livesOf = (maxLength: number, minLength = 0): fc.Arbitrary<Deed[]> =>
  fc.array(few, { minLength, maxLength, size: 'max' }).map((deeds) => deeds.flat())

/** Often nothing, now and then so many that the fiftieth is near. */
export const goodDeeds: fc.Arbitrary<Deed[]> = fc
  .constantFrom(0, 0, 0, 49)
  .map((length) =>
    Array.from({ length }, () => ({ do: 'behave', who: 0, child: 0, category: 'good', points: 1, mends: 0 })),
  )
