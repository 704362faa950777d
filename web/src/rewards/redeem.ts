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
import { latestLines } from '../timeline/follow-record.ts'
import { toast } from '../ui/toast.tsx'
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
    line: ({ body: { rewardId, pointsSpent } }) => ({
      childId,
      title: asked.current,
      points: -pointsSpent,
      about: rewardId,
    }),
  })
  const rejoice = (redemption: Redemption, title: string) => {
    const line = lineOf(queries, redemption)
    const redeemed = t('rewards.redeemed', { count: redemption.pointsSpent })
    if (line) tell({ ...line, title }, redeemed)
    else toast.add({ title: redeemed, description: title, tone: 'good' })
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

/** The line that a redemption stands on, so that it can be undone; it was written in the same moment. */
const lineOf = (queries: QueryClient, { childId, redeemedAt }: Redemption) =>
  queries
    .getQueryData(latestLines(childId).queryKey)
    ?.find(({ type, createdAt }) => type === 'reward' && createdAt === redeemedAt)

/** Another phone has spent some meanwhile. */
async function pointsNow(queries: QueryClient, childId: string) {
  const children = await queries.fetchQuery({ ...childList, staleTime: 0 })
  return children.find(({ id }) => id === childId)?.points ?? 0
}
