import { rewardCalls } from '@sprout/domain/rewards/contract'
import { statsCalls } from '@sprout/domain/stats/contract'
import { useQuery } from '@tanstack/react-query'
import { load } from '../api/load.ts'

/** The rewards in a child's store, and how many points a usual day earns: shown together, so that nothing jumps. */
export function useStore(childId: string) {
  const rewards = useQuery(load(rewardCalls.list, { params: { childId } }))
  const pace = useQuery(load(statsCalls.pace, { params: { childId } }))
  const isPending = rewards.isPending || pace.isPending
  // Without a pace no days are told; the store is open all the same.
  return { rewards, isPending, perDay: pace.data?.perDay ?? null }
}
