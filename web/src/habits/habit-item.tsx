import type { Child } from '@sprout/domain/children/model'
import type { Habit } from '@sprout/domain/habits/model'
import { ActiveHabit } from './active-habit.tsx'
import { useCheckIn } from './check-in.ts'
import { CompletedHabit } from './completed-habit.tsx'

type HabitItemProps = { habit: Habit; child: Child; onRemove: () => void }

/** A habit in the list. It stays the same piece when its last day completes it, so that the deed is still told. */
export function HabitItem({ habit, child, onRemove }: HabitItemProps) {
  const { checkIn, busy } = useCheckIn(habit, child)
  return (
    <li data-tone="sky">
      {habit.isCompleted ? (
        <CompletedHabit habit={habit} onRemove={onRemove} />
      ) : (
        <ActiveHabit habit={habit} busy={busy} onCheckIn={checkIn} onRemove={onRemove} />
      )}
    </li>
  )
}
