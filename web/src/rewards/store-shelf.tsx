import type { Child } from '@sprout/domain/children/model'
import { byReach, isOnShelf, type Shelf } from '@sprout/domain/rewards/rules'
import { LoadFailed } from '../api/load-failed.tsx'
import { useTranslate } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { RewardCard } from './reward-card.tsx'
import type { RewardTask } from './reward-task.ts'
import { StoreLoading } from './store-loading.tsx'
import type { useStore } from './store-queries.ts'
import './store-shelf.css'

type StoreShelfProps = {
  child: Child
  store: ReturnType<typeof useStore>
  shelf: Shelf
  /** What can be had now comes first, else the order in which they came into the store. */
  byReachFirst: boolean
  onAdd: () => void
  onTask: (task: RewardTask) => void
}

/** The rewards of a shelf, two beside each other. */
export function StoreShelf({ child, store, shelf, byReachFirst, onAdd, onTask }: StoreShelfProps) {
  const { rewards, isPending, perDay } = store
  if (rewards.isPending || isPending) return <StoreLoading />
  if (!rewards.data)
    return <LoadFailed failure={rewards.error} busy={rewards.isFetching} onRetry={() => rewards.refetch()} />
  const onShelf = rewards.data.filter(({ category }) => isOnShelf(category, shelf))
  if (onShelf.length === 0) return <EmptyShelf name={child.name} isStore={rewards.data.length === 0} onAdd={onAdd} />
  const shown = byReachFirst ? onShelf.toSorted(byReach(child.points)) : onShelf
  return (
    <ul className="store-shelf">
      {shown.map((reward) => (
        <li key={reward.id}>
          <RewardCard {...{ reward, perDay, onTask }} points={child.points} />
        </li>
      ))}
    </ul>
  )
}

function EmptyShelf({ name, isStore, onAdd }: { name: string; isStore: boolean; onAdd: () => void }) {
  const t = useTranslate()
  const add = (
    <Button data-tone="coral" onClick={onAdd}>
      {t('rewards.addCustom')}
    </Button>
  )
  return (
    <Card>
      {isStore ? (
        <EmptyState mood="looking" title={t('rewards.empty')} hint={t('rewards.hint', { name })} action={add} />
      ) : (
        <EmptyState mood="looking" title={t('rewards.emptyShelf')} />
      )}
    </Card>
  )
}
