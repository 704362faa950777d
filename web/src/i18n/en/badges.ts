import type { BadgeKind } from '@sprout/domain/badges/model'

type Said = { readonly title: string; readonly takes: string }

export const badges = {
  title: 'Badges',
  seeAll: 'See all',
  all: 'All badges',
  locked: 'Still locked',
  times: { one: 'Earned {count} time', other: 'Earned {count} times' },
  once: 'Earned on {day}',
  often: { other: 'Earned {count} times, last on {day}' },
  kinds: {
    habit_master: { title: 'Habit Formation Master', takes: 'Complete a habit' },
    skill_master: { title: 'Skill Master', takes: 'Complete a skill challenge' },
    first_moment: { title: 'Storyteller', takes: 'Keep the first moment' },
    run_7: { title: 'One week running', takes: 'Keep a habit 7 days in a row' },
    run_21: { title: 'First checkpoint', takes: 'Keep a habit 21 days in a row' },
    run_66: { title: 'Deep roots', takes: 'Keep a habit 66 days in a row' },
    behaviors_50: { title: 'Fifty good deeds', takes: 'Record 50 positive behaviours' },
    first_redemption: { title: 'First treat', takes: 'Redeem the first reward' },
  },
} as const satisfies { kinds: Record<BadgeKind, Said>; [key: string]: unknown }
