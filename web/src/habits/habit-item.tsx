import type { Child } from '@sprout/domain/children/model'
import type { Habit } from '@sprout/domain/habits/model'
import { ActiveHabit } from './active-habit.tsx'
import { CompletedHabit } from './completed-habit.tsx'

type HabitItemProps = { habit: Habit; child: Child; onRemove: () => void }

/** A habit in the list. */
export function HabitItem({ habit, child, onRemove }: HabitItemProps) {
  return (
    <li data-tone="sky">
      {habit.isCompleted ? (
        <CompletedHabit habit={habit} onRemove={onRemove} />
      ) : (
        <ActiveHabit habit={habit} child={child} onRemove={onRemove} />
      )}
    </li>
  )
}
