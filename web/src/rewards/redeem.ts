import type { Child } from '@sprout/domain/children/model'
import { rewardCalls } from '@sprout/domain/rewards/contract'
import type { Redemption, Reward } from '@sprout/domain/rewards/model'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallFailed } from '../api/failure.ts'
import { useFailureToast } from '../api/failure-toast.ts'
import { childList } from '../children/current-child.ts'
import { useTranslate } from '../i18n/language.tsx'
import { useRecord } from '../outbox/record.ts'
import { useTell } from '../points/tell.ts'
import { useCelebrateReward } from './celebrate-reward.ts'
import { useTooDear } from './too-dear.ts'

/** Spends the child's points on a reward, and celebrates it. */
export function useRedeem({ id: childId, name, points }: Child, onDone: () => void) {
  const t = useTranslate()
  const queries = useQueryClient()
  const tell = useTell()
  const tellFailure = useFailureToast()
  const tellTooDear = useTooDear()
  const celebrateReward = useCelebrateReward({ name })
  const asked = useRef('')
  const { mutate, isPending } = useRecord(rewardCalls.redeem, {
    writtenIn: null,
    line: ({ body: { rewardId, pointsSpent } }) => ({
      childId,
      title: asked.current,
      points: -pointsSpent,
      about: rewardId,
    }),
  })
  const rejoice = (redemption: Redemption, title: string) => {
    const { lineId, pointsSpent } = redemption
    tell({ id: lineId, title, points: -pointsSpent }, t('rewards.redeemed', { count: pointsSpent }))
    celebrateReward(redemption, title)
  }
  const explain = async (failure: Error, cost: number) => {
    if (!(failure instanceof CallFailed) || failure.refusal !== 'insufficient_points')
      return tellFailure(t('rewards.redeemFailed'), failure)
    tellTooDear(cost, await pointsNow(queries, childId).catch(() => points))
  }
  const redeem = ({ id: rewardId, pointsCost }: Reward, title: string) => {
    const onSuccess = (redemption: Redemption) => {
      onDone()
      rejoice(redemption, title)
    }
    const onError = (failure: Error) => {
      onDone()
      void explain(failure, pointsCost)
    }
    asked.current = title
    mutate({ body: { childId, rewardId, pointsSpent: pointsCost } }, { onSuccess, onError, onWaiting: onDone })
  }
  return { redeem, isPending }
}

/** Another phone has spent some meanwhile. */
async function pointsNow(queries: QueryClient, childId: string) {
  const children = await queries.fetchQuery({ ...childList, staleTime: 0 })
  return children.find(({ id }) => id === childId)?.points ?? 0
}
