import { familyCalls, sharingCalls } from '@sprout/domain/family/contract'
import type { Family } from '@sprout/domain/family/model'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { callerWithin, type Reader } from '../accounts/session.ts'
import { mount } from '../http/mount.ts'
import { listInvites, lookAtInvite } from './invites-store.ts'
import { joinFamily } from './join.ts'
import { makeInvite, removeCaregiver, withdrawInvite } from './sharing.ts'
import { changeFamily, findFamily, listCaregivers } from './store.ts'

export async function familyRoutes(app: FastifyInstance) {
  const hasModel = app.outside.config.ai !== undefined
  const shown = (reader: Reader) => shownFamily(reader, hasModel)

  mount(app, familyCalls, {
    show: (_, reader) => shown(reader),

    change: async ({ body }, caller) => {
      await changeFamily(caller.db, caller.familyId, body)
      return shown(await callerWithin(caller.db, caller))
    },
  })

  mount(app, sharingCalls, {
    invites: (_, { db, familyId, now }) => listInvites(db, familyId, now),
    invite: (_, caller) => makeInvite(caller),
    look: async ({ body }, { db, now }) => {
      const invitation = await lookAtInvite(db, body.code, now)
      if (!invitation) throw new Refusal('link_expired')
      return invitation
    },

    revoke: ({ params }, caller) => withdrawInvite(caller, params.inviteId),

    join: async ({ body }, caller) => {
      caller.touched.families.add(await joinFamily(caller, body.code))
      return shown(await callerWithin(caller.db, caller))
    },

    remove: ({ params }, caller) => removeCaregiver(caller, params.caregiverId),
  })
}

async function shownFamily({ db, familyId, caregiverId, today }: Reader, hasModel: boolean): Promise<Family> {
  const family = await findFamily(db, familyId)
  const caregivers = await listCaregivers(db, familyId)
  return {
    ...family,
    hasModel,
    today,
    caregivers: caregivers.map((caregiver) => ({ ...caregiver, isYou: caregiver.id === caregiverId })),
  }
}
