import type { Child } from '@sprout/domain/children/model'
import { shelves } from '@sprout/domain/rewards/rules'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import { useFilledIn } from '../shell/filled-in.ts'
import { useView } from '../shell/view.ts'
import { BottomAction } from '../ui/bottom-action.tsx'
import { Button } from '../ui/button.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { RedeemedList } from './redeemed-list.tsx'
import type { RewardTask } from './reward-task.ts'
import { ShelfFilter } from './shelf-filter.tsx'
import { useStore } from './store-queries.ts'
import { StoreShelf } from './store-shelf.tsx'

const RewardDialogs = lazyDialog(async () => (await import('./reward-dialogs.tsx')).RewardDialogs)

const views = ['mine', 'all', 'redeemed'] as const

export function RewardsScreen({ child }: { child: Child }) {
  const t = useTranslate()
  const [view, setView] = useView(views)
  const [shelf, setShelf] = useView(shelves, 'shelf')
  const offer = useFilledIn('reward')
  const [task, setTask] = useState<RewardTask | null | undefined>(offer ? { kind: 'add', offer } : undefined)
  const store = useStore(child.id)
  const add = () => setTask({ kind: 'add' })
  const tabs = views.map((value) => ({ value, label: t(`rewards.views.${value}`) }))
  const hasRewards = !store.isPending && store.rewards.data?.length
  return (
    <>
      <h1>{t('rewards.title')}</h1>
      <p>{t(view === 'redeemed' ? 'rewards.subtitleRedeemed' : 'rewards.subtitle', { name: child.name })}</p>
      <Tabs label={t('rewards.title')} value={view} tabs={tabs} onChange={setView}>
        <ShelfFilter value={shelf} onChange={setShelf} />
        {view === 'redeemed' ? (
          <RedeemedList {...{ child, shelf }} onBack={() => setView('mine')} onTask={setTask} />
        ) : (
          <StoreShelf {...{ child, shelf, store }} byReachFirst={view === 'mine'} onAdd={add} onTask={setTask} />
        )}
      </Tabs>
      {view !== 'redeemed' && hasRewards ? (
        <BottomAction>
          <Button tone="soft" data-tone="coral" onClick={add}>
            <Plus aria-hidden="true" />
            {t('rewards.add')}
          </Button>
        </BottomAction>
      ) : null}
      {task !== undefined && <RewardDialogs task={task} child={child} onClose={() => setTask(null)} />}
    </>
  )
}
