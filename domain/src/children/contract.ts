import * as z from 'zod/mini'
import { contract } from '../endpoint.ts'
import { id } from '../text.ts'
import { child, childChange, newChild } from './model.ts'

const ofChild = z.object({ id })

export const childCalls = contract({
  list: {
    method: 'GET',
    path: '/api/children',
    says: 'The children of the family, oldest profile first.',
    reply: z.array(child),
  },
  add: {
    method: 'POST',
    path: '/api/children',
    says: 'Adds a child, with the preset rewards in its store.',
    body: newChild,
    reply: child,
    makes: true,
    changes: ['children'],
  },
  change: {
    method: 'PUT',
    path: '/api/children/:id',
    says: 'Changes a child. What is not sent stays; null forgets it.',
    params: ofChild,
    body: childChange,
    reply: child,
    changes: ['children'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/children/:id',
    says: 'Deletes a child and all its records. One child always remains.',
    params: ofChild,
    changes: ['children'],
  },
})
