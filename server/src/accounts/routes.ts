import { isIP } from 'node:net'
import { accountCalls } from '@sprout/domain/accounts/contract'
import { doorCalls } from '@sprout/domain/accounts/door-contract'
import { ownPath } from '@sprout/domain/accounts/own-path'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { joinFamily } from '../family/join.ts'
import { type Guest, mount } from '../http/mount.ts'
import { originOf } from '../http/outside.ts'
import { beginSession, type Coming, demandOpen } from './begin-session.ts'
import { guardSignIn } from './guard.ts'
import { hashPassword, isPassword } from './password.ts'
import { clearCookie, endEverySession, endSession } from './session.ts'
import { addCaregiver, findByEmail, hasPasswordHash, setPassword, showUser } from './store.ts'
import { endEveryTicket, redeemTicket } from './tickets.ts'

const UTC = 'Etc/UTC'
const allCalls = { ...accountCalls, ...doorCalls }

export async function accountRoutes(app: FastifyInstance) {
  const { config } = app.outside
  guardSignIn(app)

  mount(app, allCalls, {
    ways: async (_, { request }) => ({
      password: !config.openidOnly,
      // Browsers tie a passkey to a name and refuse bare numbers.
      passkeys: !config.openidOnly && isIP(new URL(originOf(request)).hostname.replace(/[[\]]/g, '')) === 0,
      openid: config.openid !== undefined,
      signUp: config.signUp === 'open',
    }),

    user: async (_, { db, caregiverId, now }) => showUser(db, caregiverId, now),

    signUp: async ({ body: { password, name, email, timeZone = UTC, invite } }, guest) => {
      refusePasswords(config.openidOnly)
      const { db, now } = guest
      const before = await findByEmail(db, email)
      const passwordHash = before ? null : await hashPassword(password)
      const id =
        passwordHash &&
        (await db.transaction().execute(async (tx) => {
          const added = await addCaregiver(tx, { name, email, passwordHash, timeZone }, now)
          if (added && invite) await joinFamily({ db: tx, caregiverId: added, now }, invite)
          return added
        }))
      if (id) return enter(guest, byPassword(id, passwordHash))
      // Made already, perhaps by this very form whose answer got lost: the right password opens it.
      const found = await whoHas(email, password, 'email_taken', guest)
      if (invite) await joinAs(found, invite, guest)
      return enter(guest, found)
    },

    signIn: async ({ body: { email, password } }, guest) => {
      refusePasswords(config.openidOnly)
      return enter(guest, await whoHas(email, password, 'wrong_credentials', guest))
    },

    signOutEverywhere: async (_, { db, caregiverId }) => endEverySession(db, caregiverId),

    resetPassword: async ({ body: { token, password } }, guest) => {
      refusePasswords(config.openidOnly)
      const { db, now } = guest
      const passwordHash = await hashPassword(password)
      const id = await db.transaction().execute(async (tx) => {
        const reset = await redeemTicket<{ caregiverId: string }>(tx, 'reset-password', token, now)
        if (!reset || !(await setPassword(tx, reset.caregiverId, passwordHash))) throw new Refusal('link_expired')
        await endEverySession(tx, reset.caregiverId)
        // An earlier link may lie anywhere by now.
        await endEveryTicket(tx, reset.caregiverId)
        return reset.caregiverId
      })
      return enter(guest, byPassword(id, passwordHash))
    },
  })

  navigation(app)
}

/** Where to go on to, and which form is shown first. What does not fit is as if it were not there: nobody is turned away. */
const wayIn = z.object({ next: z.optional(z.unknown()), way: z.optional(z.unknown()) })

/** Two addresses that the browser itself goes to. */
function navigation(app: FastifyInstance) {
  const { db, config } = app.outside

  app.get<{ Querystring: z.infer<typeof wayIn> }>(
    '/api/login',
    {
      schema: {
        summary:
          'Goes to the sign-in page, with `way=signUp` to its form for a new account, or, when it is the only way in, to the OpenID provider.',
        tags: ['auth'],
        security: [],
        querystring: wayIn,
      },
    },
    async ({ query: { next, way } }, reply) => {
      const there = { next: ownPath(next) }
      if (config.openidOnly) return reply.redirect(`/api/auth/openid?${new URLSearchParams(there)}`)
      return reply.redirect(`/sign-in?${new URLSearchParams({ ...there, ...(way === 'signUp' && { way }) })}`)
    },
  )

  app.get<{ Querystring: { next?: unknown } }>(
    '/api/logout',
    { schema: { summary: 'Ends the session and goes home, or to a path of our own.', tags: ['auth'], security: [] } },
    async (request, reply) => {
      // A link or picture on another site may lead here, but not sign anyone out.
      if (request.headers['sec-fetch-site'] !== 'cross-site') {
        await endSession(db, request)
        clearCookie(request, reply)
      }
      return reply.redirect(ownPath(request.query.next))
    },
  )
}

const byPassword = (caregiverId: string, passwordHash: string): Coming => ({
  caregiverId,
  isOpen: (tx) => hasPasswordHash(tx, caregiverId, passwordHash),
})

type Otherwise = 'wrong_credentials' | 'email_taken'

async function whoHas(email: string, password: string, otherwise: Otherwise, { db }: Guest): Promise<Coming> {
  const { id, passwordHash } = (await findByEmail(db, email)) ?? {}
  if (!(await isPassword(password, passwordHash)) || !id || !passwordHash) throw new Refusal(otherwise)
  return byPassword(id, passwordHash)
}

const joinAs = (coming: Coming, invite: string, { db, now }: Guest) =>
  db.transaction().execute(async (tx) => {
    await joinFamily({ db: tx, caregiverId: coming.caregiverId, now }, invite)
    // Whoever has moved is held by that.
    await demandOpen(tx, coming)
  })

async function enter(guest: Guest, coming: Coming) {
  await beginSession(guest, coming)
  return showUser(guest.db, coming.caregiverId, guest.now)
}

function refusePasswords(openidOnly: boolean) {
  if (openidOnly) throw new Refusal('not_found')
}
