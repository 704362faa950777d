import * as z from 'zod/mini'
import { contract } from '../endpoint.ts'
import { withRecord } from '../live/nouns.ts'
import { id } from '../text.ts'
import { activity } from '../timeline/model.ts'
import { newBehavior, newQuickBehavior, quickBehavior } from './model.ts'

const ofChild = z.object({ childId: id })

export const behaviorCalls = contract({
  record: {
    method: 'POST',
    path: '/api/behaviors',
    says: 'Records a behaviour: `reward` gives 1 to 100 points, `punishment` takes -100 to -1.',
    body: newBehavior,
    reply: activity,
    makes: true,
    changes: withRecord,
    brief: true,
  },
  quickList: {
    method: 'GET',
    path: '/api/behaviors/:childId/quick',
    says: "The family's quick list of positive behaviours, newest first.",
    params: ofChild,
    reply: z.array(quickBehavior),
  },
  addQuick: {
    method: 'POST',
    path: '/api/behaviors/:childId/quick',
    says: 'Puts a behaviour on top of the quick list when it is not there and there are fewer than 7. Answers the list.',
    params: ofChild,
    body: newQuickBehavior,
    reply: z.array(quickBehavior),
    makes: true,
    changes: ['behaviors'],
  },
  removeQuick: {
    method: 'DELETE',
    path: '/api/behaviors/quick/:id',
    says: 'Takes a behaviour off the quick list.',
    params: z.object({ id }),
    changes: ['behaviors'],
  },
})
