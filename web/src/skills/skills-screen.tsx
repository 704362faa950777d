import type { Child } from '@sprout/domain/children/model'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '../api/load-failed.tsx'
import { useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { SkeletonCards } from '../ui/skeleton-cards.tsx'
import { SkillLists } from './skill-lists.tsx'
import { skillList } from './skill-queries.ts'
import type { SkillTask } from './skill-task.ts'

const SkillDialogs = lazyDialog(async () => (await import('./skill-dialogs.tsx')).SkillDialogs)

export function SkillsScreen({ child }: { child: Child }) {
  const [task, setTask] = useState<SkillTask | null>(null)
  const [wanted, setWanted] = useState(false)
  if (task && !wanted) setWanted(true)
  return (
    <>
      <Skills child={child} onTask={setTask} />
      {wanted && <SkillDialogs task={task} child={child} onClose={() => setTask(null)} />}
    </>
  )
}

function Skills({ child, onTask }: { child: Child; onTask: (task: SkillTask) => void }) {
  const t = useTranslate()
  const { data, error, isFetching, refetch } = useQuery(skillList(child.id))
  if (error && !data) return <LoadFailed failure={error} busy={isFetching} onRetry={refetch} />
  if (!data) return <SkeletonCards label={t('ui.loading')} count={3} height="12rem" />
  if (data.length === 0) return <NoSkills name={child.name} onAdd={() => onTask({ kind: 'add' })} />
  return <SkillLists skills={data} child={child} onTask={onTask} />
}

function NoSkills({ name, onAdd }: { name: string; onAdd: () => void }) {
  const t = useTranslate()
  return (
    <Card tone="amber">
      <EmptyState
        mood="looking"
        title={t('skills.empty')}
        hint={t('skills.hint', { name })}
        action={
          <Button data-tone="amber" onClick={onAdd}>
            {t('skills.add')}
          </Button>
        }
      />
    </Card>
  )
}
