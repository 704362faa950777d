import { MOST_PASSKEYS } from '@sprout/domain/accounts/model'
import { passkeyCalls } from '@sprout/domain/accounts/passkey-contract'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/tables.ts'
import { mount } from '../http/mount.ts'
import { originOf } from '../http/outside.ts'
import { beginSession } from './begin-session.ts'
import { guardSignIn } from './guard.ts'
import { holdCaregiver } from './hold.ts'
import * as ceremony from './passkeys-ceremony.ts'
import { addPasskey, findPasskey, findPasskeys, forgetPasskey, listPasskeys, notePasskeyUse } from './passkeys-store.ts'
import { callerWithin } from './session.ts'
import { showUser } from './store.ts'
import { issueTicket, redeemTicket } from './tickets.ts'

export async function passkeyRoutes(app: FastifyInstance) {
  if (app.outside.config.openidOnly) return
  // Before a call opens a transaction, in which everyone else would wait for it too.
  app.addHook('onRequest', async () => void (await ceremony.loadCeremonies()))
  guardSignIn(app)

  mount(app, passkeyCalls, {
    list: (_, { db, caregiverId }) => listPasskeys(db, caregiverId),

    beginRegister: async (_, { db, caregiverId, origin, now }) => {
      const mine = await passkeysWithRoom(db, caregiverId)
      const person = await showUser(db, caregiverId, now)
      const ticket = await issueTicket(db, 'passkey-register', { caregiverId }, ceremonyEnd(now))
      return { options: { ...(await ceremony.registerOptions(ceremony.siteAt(origin), ticket, person, mine)) } }
    },

    register: async ({ body: { name, response } }, caller) => {
      const { db, now, caregiverId } = caller
      const { challenge, passkey } = await ceremony.readNewCredential(ceremony.siteAt(caller.origin), response)
      // Others may have been added since this one was begun, or may be just now.
      await holdCaregiver(db, caregiverId)
      // Whoever ended all sessions while this one waited ends what it was about to add, too.
      await callerWithin(db, caller)
      await passkeysWithRoom(db, caregiverId)
      const begun = await redeemTicket<{ caregiverId: string }>(db, 'passkey-register', challenge, now)
      const added = begun?.caregiverId === caregiverId && (await addPasskey(caller, { ...passkey, name }))
      if (!added) throw new Refusal('passkey_failed')
      return added
    },

    forget: ({ params: { passkeyId } }, caller) => forgetPasskey(caller, passkeyId),

    beginSignIn: async (_, { db, now, request }) => {
      const site = ceremony.siteAt(originOf(request))
      const ticket = await issueTicket(db, 'passkey-sign-in', {}, ceremonyEnd(now))
      return { options: { ...(await ceremony.signInOptions(site, ticket)) } }
    },

    signIn: async ({ body: { response } }, guest) => {
      const { db, now, request } = guest
      const passkey = await findPasskey(db, response.id)
      if (!passkey) throw ceremony.unknownPasskey()
      const site = ceremony.siteAt(originOf(request))
      const { challenge, counter } = await ceremony.readAssertion(site, passkey, response)
      const caregiverId = await db.transaction().execute(async (tx) => {
        const begun = await redeemTicket<object>(tx, 'passkey-sign-in', challenge, now)
        return begun && notePasskeyUse(tx, passkey, counter, now)
      })
      if (!caregiverId) throw ceremony.unknownPasskey()
      const isOpen = async (tx: Db) => (await findPasskey(tx, response.id))?.caregiverId === caregiverId
      await beginSession(guest, { caregiverId, isOpen })
      return showUser(db, caregiverId, now)
    },
  })
}

/** What the caregiver keeps, if there is room for one more. */
async function passkeysWithRoom(db: Db, caregiverId: string) {
  const mine = await findPasskeys(db, caregiverId)
  if (mine.length >= MOST_PASSKEYS) throw new Refusal('too_many_passkeys')
  return mine
}

const ceremonyEnd = (now: Date) => new Date(now.getTime() + ceremony.CEREMONY_LASTS)
