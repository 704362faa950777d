import type { QuickBehavior } from '@sprout/domain/behaviors/model'
import type { Child } from '@sprout/domain/children/model'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '../api/load-failed.tsx'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Section } from '../ui/section.tsx'
import { SkeletonCards } from '../ui/skeleton-cards.tsx'
import { QuickAction } from './quick-action.tsx'
import './quick-list.css'
import { QuickToRemove } from './quick-to-remove.tsx'
import { useRemoveQuick } from './remove-quick.ts'

type QuickListProps = { child: Child; quick: UseQueryResult<QuickBehavior[]>; onAdd: () => void }

/** What a child does often, each recorded by one tap. */
export function QuickList({ child: { id: childId, name }, quick, onAdd }: QuickListProps) {
  const t = useTranslate()
  const [isEdited, setEdited] = useState(false)
  const remove = useRemoveQuick(childId)
  const list = quick.data ?? []
  const edit = (
    <Button tone="quiet" className="quick-list-edit" aria-pressed={isEdited} onClick={() => setEdited(!isEdited)}>
      {t(isEdited ? 'behaviors.editDone' : 'behaviors.edit')}
    </Button>
  )
  return (
    <Section title={t('behaviors.quick', { name })} tone="leaf" action={list.length > 0 && edit}>
      {quick.isPending && (
        <SkeletonCards className="quick-list" label={t('ui.loading')} count={6} height="var(--row)" />
      )}
      {quick.isError && !quick.data && (
        <div className="quick-list-failed">
          <LoadFailed failure={quick.error} busy={quick.isFetching} onRetry={quick.refetch} />
        </div>
      )}
      {quick.data?.length === 0 && <NoneLeft name={name} onAdd={onAdd} />}
      <ul className="quick-list">
        {list.map((item) => (
          <li key={item.id}>
            {isEdited ? <QuickToRemove item={item} onRemove={remove} /> : <QuickAction childId={childId} item={item} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function NoneLeft({ name, onAdd }: { name: string; onAdd: () => void }) {
  const t = useTranslate()
  return (
    <Card tone="leaf">
      <EmptyState
        mood="looking"
        title={t('behaviors.empty')}
        hint={t('behaviors.hint', { name })}
        action={<Button onClick={onAdd}>{t('behaviors.addOwn')}</Button>}
      />
    </Card>
  )
}
