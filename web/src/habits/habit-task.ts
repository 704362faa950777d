import type { LocalDate } from '@sprout/domain/calendar'
import type { Habit } from '@sprout/domain/habits/model'

/** What the parent is doing with the list of habits: one dialog at a time. */
export type HabitTask =
  /** Perhaps called as something proposed. */
  | { readonly kind: 'add'; readonly title?: string }
  | { readonly kind: 'remove'; readonly habit: Habit }
  | { readonly kind: 'undo'; readonly habit: Habit; readonly date: LocalDate; readonly lineId: string }
