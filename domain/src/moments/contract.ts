import * as z from 'zod/mini'
import { contract } from '../endpoint.ts'
import { withRecord } from '../live/nouns.ts'
import { id } from '../text.ts'
import { page } from '../timeline/model.ts'
import { moment, newMoment } from './model.ts'

export const momentCalls = contract({
  list: {
    method: 'GET',
    path: '/api/moments/:childId',
    says: 'A child\'s moments, newest first. `Link: <…>; rel="next"` leads on.',
    params: z.object({ childId: id }),
    query: page,
    reply: z.array(moment),
    pages: true,
  },
  write: {
    method: 'POST',
    path: '/api/moments',
    says: 'Keeps a moment: weather, mood and, if you like, a story.',
    body: newMoment,
    reply: moment,
    makes: true,
    changes: ['moments', ...withRecord],
    brief: true,
  },
})
