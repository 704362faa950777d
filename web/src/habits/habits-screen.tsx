import type { Child } from '@sprout/domain/children/model'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { LoadFailed } from '../api/load-failed.tsx'
import { useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import { useFilledIn } from '../shell/filled-in.ts'
import { BottomAction } from '../ui/bottom-action.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SkeletonCards } from '../ui/skeleton-cards.tsx'
import { HabitList } from './habit-list.tsx'
import { habitList } from './habit-queries.ts'
import type { HabitTask } from './habit-task.ts'

const HabitDialogs = lazyDialog(async () => (await import('./habit-dialogs.tsx')).HabitDialogs)

export function HabitsScreen({ child }: { child: Child }) {
  const offer = useFilledIn('habit')
  const [task, setTask] = useState<HabitTask | null>(offer && { kind: 'add', title: offer.title })
  const [wanted, setWanted] = useState(false)
  if (task && !wanted) setWanted(true)
  return (
    <>
      <Habits child={child} onTask={setTask} />
      {wanted && <HabitDialogs task={task} child={child} onClose={() => setTask(null)} />}
    </>
  )
}

function Habits({ child, onTask }: { child: Child; onTask: (task: HabitTask) => void }) {
  const t = useTranslate()
  const { data, error, isFetching, refetch } = useQuery(habitList(child.id))
  if (error && !data) return <LoadFailed failure={error} busy={isFetching} onRetry={refetch} />
  if (!data) return <SkeletonCards label={t('ui.loading')} count={2} height="21.5rem" />
  const add = () => onTask({ kind: 'add' })
  if (data.length === 0) return <NoHabits name={child.name} onAdd={add} />
  return (
    <>
      <HabitList habits={data} child={child} onTask={onTask} />
      <BottomAction>
        <Button tone="soft" data-tone="sky" onClick={add}>
          <Plus aria-hidden="true" />
          {t('habits.add')}
        </Button>
      </BottomAction>
    </>
  )
}

function NoHabits({ name, onAdd }: { name: string; onAdd: () => void }) {
  const t = useTranslate()
  return (
    <Card tone="sky">
      <EmptyState
        mood="looking"
        title={t('habits.empty')}
        hint={t('habits.hint', { name })}
        action={
          <Button data-tone="sky" onClick={onAdd}>
            {t('habits.add')}
          </Button>
        }
      />
    </Card>
  )
}
