import { momentCalls } from '@sprout/domain/moments/contract'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { holdChild, ownChild } from '../children/own.ts'
import { mount } from '../http/mount.ts'
import { newId } from '../id.ts'
import { record } from '../points/ledger.ts'
import { addMoment, listMoments } from './store.ts'

const TITLE = 'Moment'

export async function momentRoutes(app: FastifyInstance) {
  mount(app, momentCalls, {
    list: async ({ params, query }, caller) => listMoments(caller, await ownChild(caller, params.childId), query),

    write: async ({ body: { childId, weather, mood, content, date: said } }, caller) => {
      const story = content ?? ''
      const child = await holdChild(caller, childId)
      const date = said ?? caller.today
      if (date > caller.today) throw new Refusal('future_date')
      const id = newId(caller.now)
      const line = await record(caller, child, {
        title: TITLE,
        description: story || null,
        points: 0,
        iconName: 'moment',
        metadata: { cause: 'moment', momentId: id, weather, mood, date },
        sourceId: id,
        day: date,
      })
      return addMoment(caller, child.id, { id, weather, mood, content: story, date, lineId: line.id })
    },
  })
}
