import type { Child } from '@sprout/domain/children/model'
import type { Redemption } from '@sprout/domain/rewards/model'
import { celebrate } from '../celebration/celebrate.ts'
import { useTranslate } from '../i18n/language.tsx'

/** Leaves and a card for a reward that was redeemed. */
export function useCelebrateReward({ name }: Pick<Child, 'name'>) {
  const t = useTranslate()
  return ({ pointsSpent: count }: Redemption, title: string) =>
    celebrate({ title, text: t('rewards.celebrate', { count, name }) })
}
