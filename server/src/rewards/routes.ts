import { Refusal } from '@sprout/domain/refusal'
import { rewardCalls } from '@sprout/domain/rewards/contract'
import type { Reward } from '@sprout/domain/rewards/model'
import { whyNotRedeem } from '@sprout/domain/rewards/rules'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../accounts/session.ts'
import { type HeldChild, holdChild, ownChild } from '../children/own.ts'
import { mount } from '../http/mount.ts'
import { newId } from '../id.ts'
import { record } from '../points/ledger.ts'
import { addRedemption, addReward, findReward, listRedemptions, listRewards, removeReward } from './store.ts'

export async function rewardRoutes(app: FastifyInstance) {
  mount(app, rewardCalls, {
    list: async ({ params }, caller) => listRewards(caller, await ownChild(caller, params.childId)),
    listByQuery: async ({ query }, caller) => listRewards(caller, await ownChild(caller, query.childId)),

    add: async ({ body }, caller) => {
      const child = await holdChild(caller, body.childId)
      return addReward(caller, child.id, body)
    },

    remove: async ({ params }, caller) => {
      const { child, reward } = await holdReward(caller, (await findReward(caller, params.id)).childId, params.id)
      await removeReward(caller, child.id, reward.id)
    },

    redeem: async ({ body: { childId, rewardId, pointsSpent } }, caller) => {
      const { child, reward } = await holdReward(caller, childId, rewardId)
      const no = whyNotRedeem(reward, { points: child.points, pointsSpent })
      if (no) throw refusalOf(no, reward, child)
      return spend(caller, child, reward)
    },

    redemptions: async ({ params, query }, caller) =>
      listRedemptions(caller, await ownChild(caller, params.childId), query),
  })
}

/** For writing: the reward of this child, read under the child's lock. */
async function holdReward(caller: Caller, childId: string, id: string) {
  const child = await holdChild(caller, childId)
  const reward = await findReward(caller, id)
  if (reward.childId !== child.id) throw new Refusal('not_found')
  return { child, reward }
}

async function spend(caller: Caller, child: HeldChild, reward: Reward) {
  const { id: rewardId, title, pointsCost, presetKey, category } = reward
  const id = newId(caller.now)
  const line = await record(caller, child, {
    ...{ title, points: -pointsCost, iconName: 'bag', sourceId: id },
    metadata: { cause: 'redemption', rewardId, presetKey, category },
  })
  return addRedemption(caller, child.id, { id, lineId: line.id, reward })
}

function refusalOf(no: 'price_changed' | 'insufficient_points', { pointsCost }: Reward, { points }: HeldChild) {
  const detail = no === 'price_changed' ? `The reward costs ${pointsCost} points now` : short(pointsCost, points)
  return new Refusal(no, { detail })
}

const short = (cost: number, points: number) => `Insufficient points: the reward costs ${cost}, and there are ${points}`
