import * as z from 'zod/mini'
import { contract } from '../endpoint.ts'
import { withRecord } from '../live/nouns.ts'
import { id } from '../text.ts'
import { activity, page } from './model.ts'

export const activityCalls = contract({
  list: {
    method: 'GET',
    path: '/api/activities/:childId',
    says: 'A child\'s timeline, newest first. `Link: <…>; rel="next"` leads on; `before` is the last id seen.',
    params: z.object({ childId: id }),
    query: page,
    reply: z.array(activity),
    pages: true,
  },
  undoing: {
    method: 'GET',
    path: '/api/activities/:id/undo',
    says: 'What undoing a record would take along: a bonus that it earned, the check-in that a bonus came of.',
    params: z.object({ id }),
    reply: z.object({ takesAlong: z.array(activity) }),
  },
  undo: {
    method: 'POST',
    path: '/api/activities/:id/undo',
    says: 'Takes a record back, with what it had caused. Answers the record as it was.',
    params: z.object({ id }),
    reply: activity,
    changes: ['behaviors', 'habits', 'skills', 'moments', 'rewards', ...withRecord],
  },
})
