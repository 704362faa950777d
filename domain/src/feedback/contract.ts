import * as z from 'zod/mini'
import { contract } from '../endpoint.ts'
import { newFeedback } from './model.ts'

export const feedbackCalls = contract({
  send: {
    method: 'POST',
    path: '/api/feedback',
    says: 'Tells those who run Sprout what is wrong, missing or good.',
    body: newFeedback,
    reply: z.object({ id: z.string() }),
    makes: true,
    changes: [],
  },
})
