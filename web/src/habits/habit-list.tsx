import type { Child } from '@sprout/domain/children/model'
import type { Habit } from '@sprout/domain/habits/model'
import { useTranslate } from '../i18n/language.tsx'
import { FoldedList } from '../ui/folded-list.tsx'
import { HabitItem } from './habit-item.tsx'
import './habit-list.css'
import type { HabitTask } from './habit-task.ts'
import { useIsResting } from './resting.ts'

type HabitListProps = { habits: readonly Habit[]; child: Child; onTask: (task: HabitTask) => void }

/** What is in use first, then what rests, then what is done, the latest before the others. */
export function HabitList({ habits, child, onTask }: HabitListProps) {
  const t = useTranslate()
  const isResting = useIsResting()
  const open = habits.filter(({ isCompleted }) => !isCompleted)
  const resting = open.filter(isResting)
  const done = habits
    .filter(({ isCompleted }) => isCompleted)
    .toSorted((one, other) => ((one.completedAt ?? '') < (other.completedAt ?? '') ? 1 : -1))
  const items = (some: readonly Habit[]) =>
    some.map((habit) => <HabitItem key={habit.id} habit={habit} name={child.name} onTask={onTask} />)
  return (
    <FoldedList
      className="habits"
      shown={items(open.filter((habit) => !resting.includes(habit)))}
      folded={items(resting)}
      after={items(done)}
      title={t('habits.resting', { count: resting.length })}
      hint={t('habits.restingHint')}
    />
  )
}
