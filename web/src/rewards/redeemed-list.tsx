import type { Child } from '@sprout/domain/children/model'
import { rewardCalls } from '@sprout/domain/rewards/contract'
import { isOnShelf, type Shelf } from '@sprout/domain/rewards/rules'
import { PAGE } from '@sprout/domain/timeline/model'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { LoadFailed } from '../api/load-failed.tsx'
import { LoadMore } from '../api/load-more.tsx'
import { FURTHER, pages } from '../api/pages.ts'
import { useTranslate } from '../i18n/language.tsx'
import { UnlessWaiting } from '../outbox/unless-waiting.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Rows } from '../ui/row.tsx'
import { SkeletonCards } from '../ui/skeleton-cards.tsx'
import { RedeemedRow } from './redeemed-row.tsx'
import type { RewardTask } from './reward-task.ts'

type RedeemedListProps = { child: Child; shelf: Shelf; onBack: () => void; onTask: (task: RewardTask) => void }

/** What was redeemed, when, for how many points. */
export function RedeemedList({ child, shelf, onBack, onTask }: RedeemedListProps) {
  const t = useTranslate()
  const { list, isLooking } = useRedeemed(child.id, shelf)
  if (list.error && (!list.data || isLooking))
    return <LoadFailed failure={list.error} busy={list.isFetching} onRetry={list.refetch} />
  if (!list.data || isLooking) return <SkeletonCards label={t('ui.loading')} count={1} height="16rem" />
  const isFiltered = shelf !== 'all'
  if (list.data.length === 0)
    return (
      <Card>
        {isFiltered ? (
          <EmptyState mood="looking" title={t('rewards.emptyShelf')} />
        ) : (
          <UnlessWaiting childId={child.id} of={rewardCalls.redeem}>
            <NothingRedeemed onBack={onBack} />
          </UnlessWaiting>
        )}
      </Card>
    )
  const end = t(isFiltered ? 'rewards.endOfShelf' : 'rewards.end')
  return (
    <>
      <Card>
        <Rows>
          {list.data.map((redemption) => (
            <li key={redemption.id}>
              <RedeemedRow redemption={redemption} onUndo={() => onTask({ kind: 'undo', redemption })} />
            </li>
          ))}
        </Rows>
      </Card>
      <LoadMore pages={list} label={t('rewards.more')} failed={t('rewards.moreFailed')} end={end} />
    </>
  )
}

/**
 * The list holds only what is on the shelf, so that "load more" leads on until there is more of it to see. While there is
 * none, page after page is looked through: only after the last can it be said that there is none.
 */
function useRedeemed(childId: string, shelf: Shelf) {
  const list = useInfiniteQuery({
    ...pages(rewardCalls.redemptions, { params: { childId }, query: { limit: PAGE.shown } }, FURTHER),
    select: ({ pages: loaded }) =>
      loaded.flatMap(({ reply }) => reply.filter(({ category }) => isOnShelf(category, shelf))),
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = list
  const isLooking = list.data?.length === 0 && hasNextPage
  useEffect(() => {
    if (isLooking && !isFetching && !isError) void fetchNextPage()
  }, [isLooking, isFetching, isError, fetchNextPage])
  return { list, isLooking }
}

function NothingRedeemed({ onBack }: { onBack: () => void }) {
  const t = useTranslate()
  const back = (
    <Button tone="soft" data-tone="coral" onClick={onBack}>
      {t('rewards.seeRewards')}
    </Button>
  )
  return <EmptyState mood="looking" title={t('rewards.noneRedeemed')} hint={t('rewards.redeemedHint')} action={back} />
}
