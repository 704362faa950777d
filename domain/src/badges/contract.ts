import * as z from 'zod/mini'
import { contract } from '../endpoint.ts'
import { id } from '../text.ts'
import { badge } from './model.ts'

export const badgeCalls = contract({
  list: {
    method: 'GET',
    path: '/api/badges/:childId',
    says: 'The badges that a child has earned: one of a kind, with how often and when last.',
    params: z.object({ childId: id }),
    reply: z.array(badge),
  },
})
