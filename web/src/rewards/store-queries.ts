import { rewardCalls } from '@sprout/domain/rewards/contract'
import { statsCalls } from '@sprout/domain/stats/contract'
import { pace } from '@sprout/domain/stats/rules'
import { useQuery } from '@tanstack/react-query'
import { load } from '../api/load.ts'
import { useToday } from '../family/today.ts'

/** The rewards in a child's store, and how many points a day it earns: shown together, so that nothing jumps. */
export function useStore(childId: string) {
  const today = useToday()
  const rewards = useQuery(load(rewardCalls.list, { params: { childId } }))
  const days = useQuery(load(statsCalls.days, { params: { childId } }))
  const isPending = rewards.isPending || days.isPending
  // Without the days there is no pace to tell of; the store is open all the same.
  return { rewards, isPending, perDay: days.data ? pace(days.data, today) : 0 }
}
