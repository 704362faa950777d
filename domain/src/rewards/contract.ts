import * as z from 'zod/mini'
import { contract } from '../endpoint.ts'
import { withRecord } from '../live/nouns.ts'
import { id } from '../text.ts'
import { page } from '../timeline/model.ts'
import { newReward, redeem, redemption, reward } from './model.ts'

const ofChild = z.object({ childId: id })

export const rewardCalls = contract({
  list: {
    method: 'GET',
    path: '/api/rewards/:childId',
    says: "The rewards in a child's store, oldest first.",
    params: ofChild,
    reply: z.array(reward),
  },
  listByQuery: {
    method: 'GET',
    path: '/api/rewards',
    says: 'The same list, the child named in the query.',
    query: ofChild,
    reply: z.array(reward),
  },
  add: {
    method: 'POST',
    path: '/api/rewards',
    says: "Adds a reward to a child's store.",
    body: newReward,
    reply: reward,
    makes: true,
    changes: ['rewards'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/rewards/:id',
    says: 'Takes a reward out of the store. What was redeemed stays in the history.',
    params: z.object({ id }),
    changes: ['rewards'],
  },
  redeem: {
    method: 'POST',
    path: '/api/rewards/redeem',
    says: "Spends points on a reward. `pointsSpent` must be today's price.",
    body: redeem,
    reply: redemption,
    makes: true,
    changes: ['rewards', ...withRecord],
    brief: true,
  },
  redemptions: {
    method: 'GET',
    path: '/api/rewards/:childId/redemptions',
    says: 'What was redeemed, newest first. `Link: <…>; rel="next"` leads on.',
    params: ofChild,
    query: page,
    reply: z.array(redemption),
    pages: true,
  },
})
