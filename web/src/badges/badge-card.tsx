import { badgeCalls } from '@sprout/domain/badges/contract'
import { BADGE_SLOTS } from '@sprout/domain/badges/model'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { load } from '../api/load.ts'
import { LoadFailed } from '../api/load-failed.tsx'
import { useTranslate } from '../i18n/language.tsx'
import { lazyDialog } from '../i18n/lazy-part.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Section } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import './badge-card.css'
import { BadgeSlot } from './badge-slot.tsx'
import { badgeWall } from './badge-wall.ts'

const BadgesDialog = lazyDialog(async () => (await import('./badges-dialog.tsx')).BadgesDialog)

const slots = Array.from({ length: BADGE_SLOTS }, (_, nth) => nth)

/** Four places on the wall, and the way to the rest. */
export function BadgeCard({ childId }: { childId: string }) {
  const t = useTranslate()
  const [isOpen, setIsOpen] = useState<boolean>()
  const { data, error, isFetching, refetch } = useQuery(load(badgeCalls.list, { params: { childId } }))
  const seeAll = (
    <Button tone="quiet" disabled={!data} onClick={() => setIsOpen(true)}>
      {t('badges.seeAll')}
    </Button>
  )
  return (
    <Card className="badge-card">
      <Section title={t('badges.title')} action={seeAll}>
        {error && !data ? (
          <LoadFailed small failure={error} busy={isFetching} onRetry={refetch} />
        ) : (
          <ul className="badge-grid">
            {data
              ? badgeWall(data)
                  .slice(0, BADGE_SLOTS)
                  .map((place) => <BadgeSlot key={place.kind} place={place} />)
              : slots.map((nth) => <SlotLoading key={nth} />)}
          </ul>
        )}
      </Section>
      {isOpen !== undefined && data && <BadgesDialog open={isOpen} earned={data} onClose={() => setIsOpen(false)} />}
    </Card>
  )
}

const SlotLoading = () => (
  <li className="badge-slot">
    <Skeleton width="3.5rem" height="3.5rem" round />
    <Skeleton width="4rem" height="var(--badge-title)" />
  </li>
)
