import { addDays, type LocalDate } from '../calendar.ts'
import type { KeptDay } from '../habits/model.ts'
import { runsOf } from '../habits/rules.ts'
import { BADGES, type Badge, type BadgeFacts, type BadgeKind, RUN_BADGES } from './model.ts'

/** How often something was earned and when last. */
export type Earned = { readonly count: number; readonly earnedAt: string }

export function earnedBadges(facts: BadgeFacts): Badge[] {
  const earned: Record<BadgeKind, Earned | undefined> = {
    habit_master: each(facts.habitsCompleted),
    skill_master: each(facts.skillsCompleted),
    first_moment: once(facts.firstMomentAt),
    run_7: runs(facts.habits, RUN_BADGES.run_7),
    run_21: runs(facts.habits, RUN_BADGES.run_21),
    run_66: runs(facts.habits, RUN_BADGES.run_66),
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

/** Each run long enough counts once, from when the last of its first days was written down. */
function runs(habits: BadgeFacts['habits'], days: number): Earned | undefined {
  return each(
    habits.flatMap((kept) =>
      runsOf(kept)
        .filter(({ length }) => length >= days)
        .map(({ from }) => writtenDown(kept, from, addDays(from, days - 1))),
    ),
  )
}

const writtenDown = (kept: readonly KeptDay[], from: LocalDate, to: LocalDate): string =>
  kept.reduce((last, { day, keptAt }) => (day >= from && day <= to && keptAt > last ? keptAt : last), '')
