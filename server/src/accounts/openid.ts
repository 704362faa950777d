import { timeZone } from '@sprout/domain/accounts/door-model'
import { inviteCookie } from '@sprout/domain/accounts/invite-cookie'
import { ownPath } from '@sprout/domain/accounts/own-path'
import { Refusal, type RefusalCode } from '@sprout/domain/refusal'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Db } from '../db/tables.ts'
import { joinPath } from '../family/sharing.ts'
import { orAnew } from '../http/anew.ts'
import { readCookie, setCookie } from '../http/cookie.ts'
import { limiter } from '../http/limits.ts'
import { isSecure } from '../http/outside.ts'
import { refusalOf } from '../http/refusals.ts'
import { beginSession } from './begin-session.ts'
import { BY_ADDRESS } from './guard.ts'
import { caregiverOf } from './openid-caregiver.ts'
import { openidProvider, type Trip } from './openid-provider.ts'
import { findByIdentity } from './openid-store.ts'
import { issueTicket, redeemTicket } from './tickets.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where someone who comes by OpenID wants to be afterwards; a path of our own. */
    next: string
  }
}

const START = '/api/auth/openid'
const CALLBACK = '/api/auth/openid/callback'
// Long enough to make an account at the provider, mail and all.
const TRIP_LASTS = 15 * 60_000

const departure = z.object({ next: z.optional(z.string()), timeZone: z.optional(z.string()) })
type Departure = z.output<typeof departure>
type Provider = ReturnType<typeof openidProvider>
type Ticket = Trip & { next: string; timeZone: string }

/** Two addresses that the browser itself goes to: so a no is told by the sign-in page, in the reader's language. */
export async function openidRoutes(app: FastifyInstance) {
  const { openid, publicUrl } = app.outside.config
  if (!openid) return
  const provider = openidProvider(openid, publicUrl + CALLBACK)
  const limit = limiter(app, BY_ADDRESS)
  const about = (summary: string) => ({ summary, tags: ['auth'], security: [] })
  app.decorateRequest('next', '/')
  app.setErrorHandler(backToSignIn)

  app.get<{ Querystring: Departure }>(
    START,
    { schema: { ...about('Goes to the OpenID provider to sign in.'), querystring: departure }, preHandler: limit },
    (request, reply) => depart(provider, request.query, request, reply),
  )
  app.get(CALLBACK, { schema: about('Where the OpenID provider sends the browser back to.') }, (request, reply) =>
    arrive(provider, request, reply),
  )
}

async function depart(provider: Provider, query: Departure, request: FastifyRequest, reply: FastifyReply) {
  const { db, clock } = request.server.outside
  request.next = ownPath(query.next)
  // A zone that only the browser knows must keep nobody out: the family can choose another later.
  const { data: zone = 'Etc/UTC' } = timeZone.safeParse(query.timeZone)
  const { to, trip } = await provider.depart().catch(refuse('openid_unreachable', request))
  const remembered: Ticket = { ...trip, next: request.next, timeZone: zone }
  const ticket = await issueTicket(db, 'openid', remembered, new Date(clock().getTime() + TRIP_LASTS))
  writeCookie(request, reply, ticket, TRIP_LASTS / 1000)
  return reply.redirect(to.href)
}

async function arrive(provider: Provider, request: FastifyRequest, reply: FastifyReply) {
  const { db, clock, config } = request.server.outside
  const ticket = await redeemTicket<Ticket>(db, 'openid', readCookie(request, cookieName(request)), clock())
  writeCookie(request, reply, '', 0)
  if (!ticket) throw new Refusal('openid_failed')
  request.next = ticket.next
  const { search } = new URL(request.url, config.publicUrl)
  const arrival = await provider.arrive(search, ticket).catch(refuse('openid_failed', request))
  const invite = readCookie(request, inviteCookie(isSecure(request)))
  if (invite) forgetInvite(request, reply)
  const terms = { isOpen: config.signUp === 'open', timeZone: ticket.timeZone, invite, now: clock() }
  const left = await orAnew(async () => {
    const { caregiverId, left } = await db.transaction().execute((tx) => caregiverOf(tx, arrival, terms))
    const isOpen = async (tx: Db) => (await findByIdentity(tx, arrival)) === caregiverId
    await beginSession({ db, request, reply }, { caregiverId, isOpen, left: left?.familyId })
    return left
  })
  return reply.redirect(left ? joinPath(left.code) : ticket.next)
}

const cookieName = (request: FastifyRequest) => (isSecure(request) ? '__Host-sprout-openid' : 'sprout-openid')

const writeCookie = (request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number) =>
  setCookie(reply, { name: cookieName(request), value, maxAge, secure: isSecure(request) })

const forgetInvite = (request: FastifyRequest, reply: FastifyReply) =>
  setCookie(reply, { name: inviteCookie(isSecure(request)), value: '', maxAge: 0, secure: isSecure(request) })

type Trouble = Error & { code?: unknown; status?: unknown; error?: unknown; cause?: { code?: unknown } }

/** Of what a provider says only the name of the trouble is logged (`invalid_client`): the rest may hold anything. */
const refuse =
  (refusal: RefusalCode, { log }: FastifyRequest) =>
  (trouble: Trouble) => {
    const { name: type, code, status, error, cause } = trouble
    const said = typeof error === 'string' && /^[a-z_]{1,60}$/.test(error) ? error : undefined
    log.warn({ type, code: code ?? cause?.code, status, said }, refusal)
    throw new Refusal(refusal)
  }

function backToSignIn(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { code } = refusalOf(error)
  if (code === 'internal') request.log.error({ err: error }, 'unexpected')
  return reply.redirect(`/sign-in?${new URLSearchParams({ problem: code, next: request.next })}`, 302)
}
