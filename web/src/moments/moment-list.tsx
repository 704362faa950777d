import type { Child } from '@sprout/domain/children/model'
import { momentCalls } from '@sprout/domain/moments/contract'
import type { Moment } from '@sprout/domain/moments/model'
import { PAGE } from '@sprout/domain/timeline/model'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailed } from '../api/load-failed.tsx'
import { LoadMore } from '../api/load-more.tsx'
import { FURTHER, pages } from '../api/pages.ts'
import { useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import { UnlessWaiting } from '../outbox/unless-waiting.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Opening } from '../ui/opening.tsx'
import { Section } from '../ui/section.tsx'
import { SkeletonCards } from '../ui/skeleton-cards.tsx'
import { MomentItem } from './moment-item.tsx'
import './moment-list.css'

const RemoveMomentDialog = lazyDialog(async () => (await import('./remove-moment-dialog.tsx')).RemoveMomentDialog)

/** What was kept before, newest first. */
export function MomentList({ child }: { child: Child }) {
  const t = useTranslate()
  return (
    <Section tone="plum" title={t('moments.recent')}>
      <Moments child={child} />
    </Section>
  )
}

function Moments({ child }: { child: Child }) {
  const childId = child.id
  const t = useTranslate()
  const list = useInfiniteQuery(pages(momentCalls.list, { params: { childId }, query: { limit: PAGE.shown } }, FURTHER))
  const [removing, setRemoving] = useState<Moment>()
  if (list.isPending) return <SkeletonCards label={t('ui.loading')} count={3} height="5rem" />
  if (!list.data) return <LoadFailed failure={list.error} busy={list.isFetching} onRetry={list.refetch} />
  return (
    <>
      {list.data.length === 0 ? (
        <NoMoments child={child} />
      ) : (
        <>
          <ul className="moment-list">
            {list.data.map((moment) => (
              <MomentItem key={moment.id} moment={moment} onRemove={setRemoving} />
            ))}
          </ul>
          <LoadMore pages={list} label={t('moments.more')} failed={t('moments.moreFailed')} end={t('moments.end')} />
        </>
      )}
      <Opening of={removing} onClose={() => setRemoving(undefined)}>
        {(moment, sheet) => <RemoveMomentDialog {...sheet} moment={moment} />}
      </Opening>
    </>
  )
}

function NoMoments({ child: { id: childId, name } }: { child: Child }) {
  const t = useTranslate()
  return (
    <Card tone="plum">
      <UnlessWaiting childId={childId} of={momentCalls.write}>
        <EmptyState mood="looking" title={t('moments.empty')} hint={t('moments.hint', { name })} />
      </UnlessWaiting>
    </Card>
  )
}
