import { daysBetween } from '../calendar.ts'
import type { KeptDay } from '../habits/model.ts'
import { asWritten } from '../habits/rules.ts'
import { BADGES, type Badge, type BadgeFacts, type BadgeKind, RUN_BADGES } from './model.ts'

/** How often something was earned and when last. */
export type Earned = { readonly count: number; readonly earnedAt: string }

export function earnedBadges(facts: BadgeFacts): Badge[] {
  const growths = facts.habits.flatMap(growthsOf)
  const earned: Record<BadgeKind, Earned | undefined> = {
    habit_master: each(facts.habitsCompleted),
    skill_master: each(facts.skillsCompleted),
    first_moment: once(facts.firstMomentAt),
    run_7: inARow(growths, RUN_BADGES.run_7),
    run_21: inARow(growths, RUN_BADGES.run_21),
    run_66: inARow(growths, RUN_BADGES.run_66),
    behaviors_50: once(facts.fiftiethGoodDeedAt),
    first_redemption: once(facts.firstRedemptionAt),
  }
  return (Object.keys(BADGES) as BadgeKind[]).flatMap((kind) => {
    const how = earned[kind]
    return how ? [{ id: `${facts.childId}.${kind}`, kind, ...BADGES[kind], ...how }] : []
  })
}

const once = (earnedAt: string | null): Earned | undefined => (earnedAt ? { count: 1, earnedAt } : undefined)

const each = (instants: readonly string[]): Earned | undefined =>
  instants.length > 0 ? { count: instants.length, earnedAt: instants.toSorted().at(-1)! } : undefined

/** What a day did when it was written down: it joined the run of so many days before it to that of so many after it. */
type Growth = { readonly at: string; readonly before: number; readonly after: number }

function growthsOf(kept: readonly KeptDay[]): Growth[] {
  // How long each run is, by the number of its first day and of its last.
  const lengths = new Map<number, number>()
  return asWritten(kept).map(({ day, keptAt }) => {
    const number = daysBetween('1970-01-01', day)
    const before = lengths.get(number - 1) ?? 0
    const after = lengths.get(number + 1) ?? 0
    const whole = before + 1 + after
    lengths.set(number - before, whole).set(number + after, whole)
    return { at: keptAt, before, after }
  })
}

/** Every so many days of a run count once, not each run: a forgotten day that joins two of them takes nothing away. */
function inARow(growths: readonly Growth[], days: number): Earned | undefined {
  const times = (length: number) => Math.floor(length / days)
  const rises = growths.filter(({ before, after }) => times(before + 1 + after) > times(before) + times(after))
  return each(rises.map(({ at }) => at))
}
