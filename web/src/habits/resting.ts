import type { Habit } from '@sprout/domain/habits/model'
import { isResting } from '@sprout/domain/habits/resting'
import { useFamily, useToday } from '../family/today.ts'
import { daysWaiting, useWaiting } from '../outbox/waiting.ts'

/** Which habits rest, with the check-ins that wait to be sent. */
export function useIsResting() {
  const [today, family, waiting] = [useToday(), useFamily(), useWaiting()]
  return (habit: Habit) => isResting(habit, today, family, daysWaiting(waiting, habit.id))
}
