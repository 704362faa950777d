import type { Habit } from '@sprout/domain/habits/model'
import { memo } from 'react'
import { ActiveHabit } from './active-habit.tsx'
import { CompletedHabit } from './completed-habit.tsx'
import type { HabitTask } from './habit-task.ts'

type HabitItemProps = {
  habit: Habit
  /** The child's. Not the child, whose points move with each tick. */
  name: string
  onTask: (task: HabitTask) => void
}

/** A habit in the list: of many only the one that is ticked is drawn anew. */
export const HabitItem = memo(function HabitItem({ habit, name, onTask }: HabitItemProps) {
  return (
    <li data-tone="sky">
      {habit.isCompleted ? (
        <CompletedHabit habit={habit} onRemove={() => onTask({ kind: 'remove', habit })} />
      ) : (
        <ActiveHabit habit={habit} name={name} onTask={onTask} />
      )}
    </li>
  )
})
