import type { LocalDate } from '@sprout/domain/calendar'
import { childCalls } from '@sprout/domain/children/contract'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { holdFamily } from '../family/hold.ts'
import { forgetImported } from '../family/imported.ts'
import { mount } from '../http/mount.ts'
import { forgetAnswersWith } from '../http/once.ts'
import { refuseFields } from '../http/refusals.ts'
import { givePresetRewards } from '../rewards/presets.ts'
import { holdChild } from './own.ts'
import { addChild, changeChild, countChildren, listChildren, removeChild } from './store.ts'

export async function childRoutes(app: FastifyInstance) {
  mount(app, childCalls, {
    list: (_, { db, familyId }) => listChildren(db, familyId),

    add: async ({ body }, caller) => {
      refuseUnborn(body.birthday, caller.today)
      // A family that is about to be left as empty must not get a child meanwhile.
      await holdFamily(caller.db, caller.familyId)
      const child = await addChild(caller, body)
      await givePresetRewards(caller, child.id)
      return child
    },

    change: async ({ params, body }, caller) => {
      const { id } = await holdChild(caller, params.id)
      refuseUnborn(body.birthday, caller.today)
      return changeChild(caller, id, body)
    },

    remove: async ({ params }, caller) => {
      // Two parents who delete the last two children at once must not both succeed.
      await holdFamily(caller.db, caller.familyId)
      const { id } = await holdChild(caller, params.id)
      if ((await countChildren(caller.db, caller.familyId)) === 1) throw new Refusal('last_child')
      await removeChild(caller, id)
      await forgetImported(caller)
      await forgetAnswersWith(caller.db, caller.familyId, id)
    },
  })
}

function refuseUnborn(birthday: LocalDate | null | undefined, today: LocalDate) {
  if (birthday && birthday > today) throw refuseFields({ path: 'birthday', code: 'birthday_range' })
}
