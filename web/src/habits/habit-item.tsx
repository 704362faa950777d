import type { Child } from '@sprout/domain/children/model'
import type { Habit } from '@sprout/domain/habits/model'
import { ActiveHabit } from './active-habit.tsx'
import { CompletedHabit } from './completed-habit.tsx'
import type { HabitTask } from './habit-task.ts'

type HabitItemProps = { habit: Habit; child: Child; onTask: (task: HabitTask) => void }

/** A habit in the list. */
export function HabitItem({ habit, child, onTask }: HabitItemProps) {
  return (
    <li data-tone="sky">
      {habit.isCompleted ? (
        <CompletedHabit habit={habit} onRemove={() => onTask({ kind: 'remove', habit })} />
      ) : (
        <ActiveHabit habit={habit} child={child} onTask={onTask} />
      )}
    </li>
  )
}
