import { rewardCalls } from '@sprout/domain/rewards/contract'
import { useQuery } from '@tanstack/react-query'
import { complaintWords } from '../api/complaint-words.ts'
import { isRefusal } from '../api/failure.ts'
import { load } from '../api/load.ts'
import { childList } from '../children/current-child.ts'
import { useTranslate } from '../i18n/language.tsx'
import type { Kept } from './entry.ts'

/** What was deleted meanwhile, by what the address of the write begins with. */
const gone = {
  behaviors: 'child',
  moments: 'child',
  habits: 'habit',
  skills: 'skill',
  rewards: 'reward',
} as const

/** Why a write that waited was not taken, and what to do about it. */
export function useRefusedWords({ refused, complaint, path, line: { childId, about } }: Kept): string {
  const t = useTranslate()
  const { data: children } = useQuery({
    ...childList,
    enabled: refused === 'insufficient_points' || refused === 'not_found',
  })
  const rewards = useQuery({
    ...load(rewardCalls.list, { params: { childId } }),
    enabled: refused === 'price_changed' || refused === 'insufficient_points',
  })
  const cost = rewards.data?.find(({ id }) => id === about)?.pointsCost
  const points = children?.find(({ id }) => id === childId)?.points
  if (refused === 'price_changed' && cost !== undefined) return t('outbox.priceNow', { count: cost })
  if (refused === 'insufficient_points' && cost !== undefined && points !== undefined)
    return t('outbox.tooDear', { cost, count: points })
  if (refused === 'already_checked_in') return t('outbox.already')
  if (refused === 'lost_sight') return t('outbox.lostSight')
  if (refused === 'unreadable') return t('outbox.unreadable')
  const isChildGone = childId !== '' && children?.every(({ id }) => id !== childId)
  const what = isChildGone ? 'child' : gone[path.split('/')[2] as keyof typeof gone]
  if (refused === 'not_found' && what) return t(`outbox.gone.${what}`)
  if (complaint) return complaintWords(t, complaint)
  // A newer version may have kept a name that this one does not know.
  return t(`refusals.${isRefusal(refused) ? refused : 'internal'}`)
}
