import * as z from 'zod/mini'
import { localDate } from '../calendar.ts'
import { contract } from '../endpoint.ts'
import { withRecord } from '../live/nouns.ts'
import { id } from '../text.ts'
import { checkedIn, checkIn, dayOfHabit, habit, newHabit } from './model.ts'

const ofHabit = z.object({ habitId: id })

export const habitCalls = contract({
  list: {
    method: 'GET',
    path: '/api/habits/:childId',
    says: "A child's habits, oldest first.",
    params: z.object({ childId: id }),
    reply: z.array(habit),
  },
  add: {
    method: 'POST',
    path: '/api/habits',
    says: 'Adds a habit.',
    body: newHabit,
    reply: habit,
    makes: true,
    changes: ['habits'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/habits/:habitId',
    says: 'Deletes a habit. Its records stay in the timeline.',
    params: ofHabit,
    changes: ['habits'],
  },
  canCheckIn: {
    method: 'GET',
    path: '/api/habits/:habitId/can-checkin',
    says: "Whether a day can be checked in: the family's today unless a date is given.",
    params: ofHabit,
    query: z.object({ date: z.optional(localDate) }),
    reply: z.object({ canCheckin: z.boolean() }),
  },
  checkIns: {
    method: 'GET',
    path: '/api/habits/:habitId/checkins',
    says: 'The days on which the habit was kept, oldest first.',
    params: ofHabit,
    reply: z.array(dayOfHabit),
  },
  checkIn: {
    method: 'POST',
    path: '/api/habits/:habitId/checkin',
    says: 'Checks in for today, or fills in a forgotten day.',
    params: ofHabit,
    body: checkIn,
    reply: checkedIn,
    makes: true,
    changes: ['habits', ...withRecord],
    brief: true,
  },
})
