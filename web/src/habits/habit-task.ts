import type { Habit } from '@sprout/domain/habits/model'

/** What the parent is doing with the list of habits: one dialog at a time. */
export type HabitTask = { readonly kind: 'add' } | { readonly kind: 'remove'; readonly habit: Habit }
