import { childCalls } from '@sprout/domain/children/contract'
import { rewardCalls } from '@sprout/domain/rewards/contract'
import type { Deed, Growing, Scene } from './deeds.ts'

const WEDNESDAY = 3
const SATURDAY = 6
/** The first weeks are for saving. */
const SAVES_UNTIL = 100

/** Most Wednesdays and Saturdays something is chosen from the best that the points can buy. */
export function storeVisits({ say, chance, today, daysAgo }: Scene, { child }: Growing): Deed[] {
  const isTime = [WEDNESDAY, SATURDAY].includes(new Date(today).getUTCDay()) && daysAgo <= SAVES_UNTIL
  if (!isTime || chance.between(1, 10) > 8) return []
  const childId = child.id
  const choose = async () => {
    const points = (await say(childCalls.list, {})).find(({ id }) => id === childId)?.points ?? 0
    const rewards = await say(rewardCalls.list, { params: { childId } })
    const within = rewards.filter(({ pointsCost }) => pointsCost <= points)
    const best = within.toSorted((one, other) => other.pointsCost - one.pointsCost).slice(0, 4)
    if (best.length === 0) return
    const { id: rewardId, pointsCost: pointsSpent } = chance.oneOf(best)
    await say(rewardCalls.redeem, { body: { childId, rewardId, pointsSpent } })
  }
  return [{ minute: 10 * 60 + 20, happen: choose }]
}
