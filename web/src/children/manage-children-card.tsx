import type { Child } from '@sprout/domain/children/model'
import { UserPlus } from 'lucide-react'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChildSelector } from './child-selector.tsx'
import type { ChildTask } from './child-task.ts'
import './manage-children-card.css'

export function ManageChildrenCard({ list, onTask }: { list: readonly Child[]; onTask: (task: ChildTask) => void }) {
  const t = useTranslate()
  return (
    <Card as="section" className="manage-children" aria-labelledby="manage-children-title">
      <h2 id="manage-children-title">{t('childDialogs.title')}</h2>
      <ChildSelector list={list} onTask={onTask} />
      <Button tone="soft" wide onClick={() => onTask({ kind: 'add' })}>
        <UserPlus aria-hidden="true" />
        {t('children.add')}
      </Button>
    </Card>
  )
}
