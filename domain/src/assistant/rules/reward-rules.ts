import { isTelling } from '../../stats/pace.ts'
import type { Facts, RewardFacts } from '../facts/facts.ts'
import { type Found, type Rule, share } from './finding.ts'

const NEAR_DAYS = { young: 3, older: 7 } as const
const HALF = 0.5
const LONG_UNSPENT = 30
/** To count more days than this encourages nobody. */
const FAR_DAYS = 60
const SHARED = ['privilege', 'activity', 'outing']

const titled = ({ title, presetKey }: RewardFacts) => ({ title, presetKey })
const cheapestFirst = (rewards: readonly RewardFacts[]) => rewards.toSorted((one, other) => one.cost - other.cost)

export const rewardRules = {
  B1: ({ rewards, balance }) => {
    // What took longest to save for is the better news.
    const [reward, other] = cheapestFirst(rewards.filter(({ cost }) => cost <= balance)).reverse()
    if (!reward) return null
    const values = { points: { unit: 'points', count: balance }, reward: titled(reward) } as const
    return other ? { says: 'B1two', values: { ...values, other: titled(other) } } : { values }
  },

  B2: (facts): Found | null => {
    const { rewards, balance, perDay } = facts
    const [nearest] = cheapestFirst(rewards.filter(({ cost }) => cost > balance))
    if (!nearest) return null
    const missing = nearest.cost - balance
    const values = { points: { unit: 'points', count: missing }, reward: titled(nearest) } as const
    const days = isTelling(facts) ? Math.ceil(missing / perDay) : Number.POSITIVE_INFINITY
    return days > FAR_DAYS ? { values } : { says: 'B2days', values: { ...values, days: { unit: 'days', count: days } } }
  },

  B3: (facts) => {
    const { rewards, balance, perDay, child } = facts
    const near = child.band === '4-5' || child.band === '6-8' ? NEAR_DAYS.young : NEAR_DAYS.older
    if (rewards.some(({ cost }) => cost <= Math.max(balance, near * perDay))) return null
    if (isTelling(facts)) return { values: { days: { unit: 'days', count: near } } }
    // That there is nothing to save for is true at any pace.
    return perDay <= 0 || rewards.length === 0 ? { says: 'B3none' } : null
  },

  B4: ({ rewards, child }) => {
    if (rewards.length === 0 || rewards.some(({ category }) => SHARED.includes(category))) return null
    return child.band === '13-17' ? { advice: 'B4teen' } : {}
  },

  B5: ({ rewards }) => {
    const count = rewards.filter((reward) => reward.isScreenSnackOrBedtime).length
    if (count === 0 || share(count, rewards.length) < HALF) return null
    return { values: { count, rewards: { unit: 'rewards', count: rewards.length } } }
  },

  B6: (facts) => {
    const cheapest = cheapestFirst(facts.rewards)[0]
    if (!cheapest || facts.balance < cheapest.cost || !isLongUnspent(facts)) return null
    return { values: { points: { unit: 'points', count: facts.balance } } }
  },
} as const satisfies Record<string, Rule>

/** A family that began last week has not waited for a month. */
const isLongUnspent = ({ daysSinceRedemption, daysSinceFirstRecord }: Facts) =>
  (daysSinceRedemption ?? daysSinceFirstRecord ?? 0) >= LONG_UNSPENT
