import type { Child } from '@sprout/domain/children/model'
import { rewardCalls } from '@sprout/domain/rewards/contract'
import { isOnShelf, type Shelf } from '@sprout/domain/rewards/rules'
import { PAGE } from '@sprout/domain/timeline/model'
import { useInfiniteQuery } from '@tanstack/react-query'
import { LoadFailed } from '../api/load-failed.tsx'
import { LoadMore } from '../api/load-more.tsx'
import { pages } from '../api/pages.ts'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Rows } from '../ui/row.tsx'
import { SkeletonCards } from '../ui/skeleton-cards.tsx'
import { RedeemedRow } from './redeemed-row.tsx'

type RedeemedListProps = { child: Child; shelf: Shelf; onBack: () => void }

/** What was redeemed, when, for how many points. */
export function RedeemedList({ child: { id: childId }, shelf, onBack }: RedeemedListProps) {
  const t = useTranslate()
  const list = useInfiniteQuery(pages(rewardCalls.redemptions, { params: { childId }, query: { limit: PAGE.shown } }))
  if (list.isPending) return <SkeletonCards label={t('ui.loading')} count={1} height="16rem" />
  if (!list.data) return <LoadFailed failure={list.error} busy={list.isFetching} onRetry={list.refetch} />
  const shown = list.data.filter(({ category }) => isOnShelf(category, shelf))
  return (
    <>
      <Card>
        {shown.length > 0 ? (
          <Rows>
            {shown.map((redemption) => (
              <li key={redemption.id}>
                <RedeemedRow redemption={redemption} />
              </li>
            ))}
          </Rows>
        ) : (
          <NothingRedeemed isFiltered={list.data.length > 0} onBack={onBack} />
        )}
      </Card>
      {list.data.length > 0 && (
        <LoadMore pages={list} label={t('rewards.more')} failed={t('rewards.moreFailed')} end={t('rewards.end')} />
      )}
    </>
  )
}

function NothingRedeemed({ isFiltered, onBack }: { isFiltered: boolean; onBack: () => void }) {
  const t = useTranslate()
  if (isFiltered) return <EmptyState mood="looking" title={t('rewards.emptyShelf')} />
  const back = (
    <Button tone="soft" data-tone="coral" onClick={onBack}>
      {t('rewards.seeRewards')}
    </Button>
  )
  return <EmptyState mood="looking" title={t('rewards.noneRedeemed')} hint={t('rewards.redeemedHint')} action={back} />
}
