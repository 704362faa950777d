import { SIGNED_IN_COOKIE } from '@sprout/domain/accounts/model'
import { familyDay } from '@sprout/domain/calendar'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unlessAway } from '../db/unavailable.ts'
import { readCookie } from '../http/cookie.ts'
import type { KeptAnswers } from '../http/kept-answers.ts'
import { originOf } from '../http/outside.ts'
import { KeptSessions } from './kept-sessions.ts'
import { RememberedSessions } from './remembered-sessions.ts'
import {
  type Caller,
  clearCookie,
  hashOf,
  isDue,
  LASTS,
  restsUntil,
  slide,
  stillGood,
  tokenOf,
  whoIs,
  writeCookie,
} from './session.ts'
import { type Found, find } from './session-store.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent where not every commit is heard of. */
    keptSessions: KeptSessions<Found> | undefined
    /** Absent where every commit is heard of. */
    rememberedSessions: RememberedSessions<Found> | undefined
  }
  interface FastifyRequest {
    caller: Caller
    /** As whom the caller was let in, where that is still to be looked up: within the transaction, by `enterWithin`. */
    remembered: Found | undefined
    keptAnswers: KeptAnswers | undefined
  }
  interface FastifyContextConfig {
    /** All that it does is done in a transaction, which looks up the caller itself. */
    entersWithin?: boolean
  }
}

export function keepSessions(app: FastifyInstance) {
  const { commits } = app.outside
  app.decorate('keptSessions', commits && new KeptSessions(commits, restsUntil))
  app.decorate('rememberedSessions', commits ? undefined : new RememberedSessions(restsUntil))
  app.decorateRequest('caller')
  app.decorateRequest('remembered')
  app.decorateRequest('keptAnswers')
}

type Done = (error?: Error) => void

/** Hook of every call that needs a session. Slides its end at most once an hour: a GET seldom has to write. */
export function signedIn(request: FastifyRequest, reply: FastifyReply, done: Done) {
  const { keptSessions, rememberedSessions, outside } = request.server
  const now = outside.clock()
  const token = tokenOf(request)
  const sessionHash = hashOf(token ?? '')
  if (request.routeOptions.config.entersWithin) request.remembered = rememberedSessions?.findResting(sessionHash, now)
  const found = request.remembered ?? (token ? keptSessions?.findResting(sessionHash, now) : undefined)
  if (found) {
    enter(request, reply, { found, sessionHash, now })
    return done()
  }
  void enterSlowly(request, reply, { token, sessionHash, now }, done)
}

/** Whoever was remembered as someone they no longer are comes in as if for the first time. */
export async function enterAnew(request: FastifyRequest, reply: FastifyReply) {
  const { sessionHash, now } = request.caller
  request.server.rememberedSessions?.forget(sessionHash)
  request.remembered = undefined
  await lookAndEnter(request, reply, { token: tokenOf(request), sessionHash, now })
}

/** What this session was told at an address and still holds: nothing changed, and the session asks for nothing itself. */
export function toldBefore({ keptSessions }: FastifyInstance, sessionHash: string, now: Date, url: string) {
  const found = keptSessions?.findResting(sessionHash, now)
  return found && keptSessions?.answersOf(sessionHash, familyDay(now, found))?.find(url)
}

type Coming = { token: string | undefined; sessionHash: string; now: Date }

async function enterSlowly(request: FastifyRequest, reply: FastifyReply, coming: Coming, done: Done) {
  try {
    await lookAndEnter(request, reply, coming)
  } catch (error) {
    return done(error as Error)
  }
  done()
}

async function lookAndEnter(request: FastifyRequest, reply: FastifyReply, { token, sessionHash, now }: Coming) {
  const found = token ? await lookUp(request.server, sessionHash, now) : undefined
  enter(request, reply, { found, sessionHash, now })
  const { db } = request.server.outside
  if (token && found && isDue(found, now) && (await slide(db, sessionHash, now)))
    writeCookie(request, reply, token, LASTS / 1000)
}

async function lookUp({ keptSessions, rememberedSessions, outside: { db } }: FastifyInstance, hash: string, now: Date) {
  const look = () => find(db, hash, now)
  const found = await (keptSessions ? keptSessions.lookUp(hash, look) : look())
  if (found?.leftAt === null) rememberedSessions?.remember(hash, found)
  return found
}

/** Who would be let in, of all who ask for a page. While the database is away nobody is. */
export async function whoComesIn(request: FastifyRequest): Promise<Found | undefined> {
  const token = tokenOf(request)
  if (!token) return undefined
  const { keptSessions, outside } = request.server
  const now = outside.clock()
  const sessionHash = hashOf(token)
  const found =
    stillGood(keptSessions?.find(sessionHash), now) ??
    (await lookUp(request.server, sessionHash, now).catch(unlessAway(undefined)))
  return found?.leftAt === null ? found : undefined
}

type Entering = { found: Found | undefined; sessionHash: string; now: Date }

function enter(request: FastifyRequest, reply: FastifyReply, { found, sessionHash, now }: Entering) {
  // Why a session ended is said once: next time the browser comes as anyone who is signed out.
  if (found ? found.leftAt : readCookie(request, SIGNED_IN_COOKIE)) clearCookie(request, reply)
  const { outside, keptSessions } = request.server
  const caller = whoIs(found, { db: outside.db, sessionHash, now, origin: originOf(request) })
  request.caller = caller
  request.keptAnswers = keptSessions?.answersOf(sessionHash, caller.today)
}
