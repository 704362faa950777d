import { feedbackCalls } from '@sprout/domain/feedback/contract'
import type { FastifyInstance } from 'fastify'
import { holdFamily } from '../family/hold.ts'
import { mount } from '../http/mount.ts'
import { addFeedback } from './store.ts'

export async function feedbackRoutes(app: FastifyInstance) {
  mount(app, feedbackCalls, {
    send: async ({ body }, caller) => {
      // What was written must not be lost with a family that is left at this moment.
      await holdFamily(caller.db, caller.familyId)
      return addFeedback(caller, body)
    },
  })
}
