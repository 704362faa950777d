import * as z from 'zod/mini'
import { contract } from '../endpoint.ts'
import { id } from '../text.ts'
import { dayStats, toldPace, weeklyStats } from './model.ts'

const ofChild = z.object({ childId: id })

export const statsCalls = contract({
  weekly: {
    method: 'GET',
    path: '/api/stats/:childId/weekly',
    says: "The family's week from Sunday to Saturday: behaviours, check-ins, skill records and rewards redeemed.",
    params: ofChild,
    reply: weeklyStats,
  },
  days: {
    method: 'GET',
    path: '/api/stats/:childId/days',
    says: 'The last 28 days, oldest first: points earned, and points taken in corrections.',
    params: ofChild,
    reply: z.array(dayStats),
  },
  pace: {
    method: 'GET',
    path: '/api/stats/:childId/pace',
    says: 'Points of a usual day of the last four weeks, which days to a reward are counted by; null after less than three records.',
    params: ofChild,
    reply: toldPace,
  },
})
