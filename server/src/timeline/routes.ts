import { Refusal } from '@sprout/domain/refusal'
import { activityCalls } from '@sprout/domain/timeline/contract'
import type { FastifyInstance } from 'fastify'
import { ownChild } from '../children/own.ts'
import { mount } from '../http/mount.ts'
import { findLine } from '../points/ledger.ts'
import { shownActivity } from './activity.ts'
import { listLines } from './store.ts'
import { goingWith, undo } from './undo.ts'

export async function activityRoutes(app: FastifyInstance) {
  mount(app, activityCalls, {
    list: async ({ params, query }, caller) => {
      const lines = await listLines(caller, await ownChild(caller, params.childId), query)
      return lines.map(shownActivity)
    },

    undoing: async ({ params }, caller) => {
      const line = await findLine(caller, params.id)
      if (line.undoneAt) throw new Refusal('already_undone')
      return { takesAlong: (await goingWith(caller, line)).map(shownActivity) }
    },

    undo: async ({ params }, caller) => shownActivity(await undo(caller, params.id)),
  })
}
