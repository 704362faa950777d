import { behaviorCalls } from '@sprout/domain/behaviors/contract'
import { isCorrectionLine } from '@sprout/domain/behaviors/corrections'
import { categoryOf } from '@sprout/domain/behaviors/model'
import { behaviorIcon, joinsQuickList, presetOf } from '@sprout/domain/behaviors/rules'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance } from 'fastify'
import type { Caller } from '../accounts/session.ts'
import { holdChild, ownChild } from '../children/own.ts'
import { holdFamily } from '../family/hold.ts'
import { mount } from '../http/mount.ts'
import { refuseFields } from '../http/refusals.ts'
import { findLine, record, remedyOf } from '../points/ledger.ts'
import { shownActivity } from '../timeline/activity.ts'
import { addQuick, listQuick, removeQuick } from './store.ts'

export async function behaviorRoutes(app: FastifyInstance) {
  mount(app, behaviorCalls, {
    record: async ({ body }, caller) => {
      const child = await holdChild(caller, body.childId)
      if (body.repairs) await refuseUnlessOpen(caller, child.id, body.repairs)
      const category = categoryOf(body)
      const line = await record(caller, child, {
        title: body.title,
        description: body.description || null,
        points: body.points,
        iconName: behaviorIcon(category),
        metadata: { cause: 'behavior', category, difficulty: body.difficulty ?? null },
        repairs: body.repairs ?? null,
      })
      return shownActivity(line)
    },

    quickList: async ({ params }, caller) => {
      await ownChild(caller, params.childId)
      return listQuick(caller)
    },

    addQuick: async ({ params, body }, caller) => {
      await ownChild(caller, params.childId)
      await holdFamily(caller.db, caller.familyId)
      const titles = (await listQuick(caller)).map(({ title }) => title)
      if (joinsQuickList(titles, body.title)) await addQuick(caller, { ...body, presetKey: presetOf(body.title) })
      return listQuick(caller)
    },

    removeQuick: ({ params }, caller) => removeQuick(caller, params.id),
  })
}

/** A remedy makes good a correction of the same child, which none has made good before. */
async function refuseUnlessOpen(caller: Caller, childId: string, id: string) {
  const line = await findLine(caller, id)
  if (line.childId !== childId) throw new Refusal('not_found')
  if (!isCorrectionLine(line) || line.undoneAt) throw refuseFields({ path: 'repairs', code: 'not_a_correction' })
  if (await remedyOf(caller, id)) throw refuseFields({ path: 'repairs', code: 'already_made_good' })
}
