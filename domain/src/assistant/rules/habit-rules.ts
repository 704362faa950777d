import { RUN_BADGES } from '../../badges/model.ts'
import { CHECKPOINTS } from '../../habits/model.ts'
import type { Facts, HabitFacts } from '../facts/facts.ts'
import type { Rule } from './finding.ts'

const RUN_WORTH_SAVING = 3
const LONG_GAP = 3
const MILESTONES: readonly number[] = Object.values(RUN_BADGES)
const SETTLED_IN_14 = 12
const TOO_MANY_ABOVE = 3
const TOO_FEW_OF_7 = 2
/** With more check-ins than this in two weeks a bad start is forgotten. */
const STILL_STUCK_IN_14 = 4

const first = (facts: Facts, fits: (habit: HabitFacts) => boolean) => facts.habits.find(fits)
const named = ({ title }: HabitFacts) => ({ habit: { title } })
const days = (count: number) => ({ unit: 'days', count }) as const

export const habitRules = {
  H1: (facts) => {
    const habit = first(facts, ({ run, daysSinceCheckIn }) => run >= RUN_WORTH_SAVING && daysSinceCheckIn === 2)
    return habit ? { values: { ...named(habit), days: days(habit.total) } } : null
  },

  H2: (facts) => {
    const habit = first(facts, ({ daysSinceCheckIn }) => (daysSinceCheckIn ?? 0) >= LONG_GAP)
    return habit ? { values: { ...named(habit), days: days(habit.daysSinceCheckIn ?? 0) } } : null
  },

  H3: (facts) => {
    const habit = first(facts, ({ run, daysSinceCheckIn }) => MILESTONES.includes(run) && (daysSinceCheckIn ?? 9) <= 1)
    if (!habit) return null
    const values = { ...named(habit), days: days(habit.run) }
    return habit.run === CHECKPOINTS.first ? { says: 'H3checkpoint', advice: 'H3checkpoint', values } : { values }
  },

  H4: (facts) => {
    const habit = first(facts, ({ last14 }) => last14 >= SETTLED_IN_14)
    return habit ? { values: { ...named(habit), count: habit.last14 } } : null
  },

  H5: ({ habits }) =>
    habits.length > TOO_MANY_ABOVE ? { values: { habits: { unit: 'habits', count: habits.length } } } : null,

  H6: (facts) => {
    const habit = first(
      facts,
      ({ first7, last14 }) => first7 !== null && first7 <= TOO_FEW_OF_7 && last14 <= STILL_STUCK_IN_14,
    )
    return habit ? { values: { ...named(habit), count: habit.first7 ?? 0 } } : null
  },
} as const satisfies Record<string, Rule>
