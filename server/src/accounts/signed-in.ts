import { SIGNED_IN_COOKIE } from '@sprout/domain/accounts/model'
import { familyDay } from '@sprout/domain/calendar'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { unlessAway } from '../db/unavailable.ts'
import { readCookie } from '../http/cookie.ts'
import type { KeptAnswers } from '../http/kept-answers.ts'
import { originOf } from '../http/outside.ts'
import { KeptSessions } from './kept-sessions.ts'
import {
  type Caller,
  clearCookie,
  type Found,
  find,
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

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent where not every commit is heard of. */
    keptSessions: KeptSessions<Found> | undefined
  }
  interface FastifyRequest {
    caller: Caller
    keptAnswers: KeptAnswers | undefined
  }
}

export function keepSessions(app: FastifyInstance) {
  const { commits } = app.outside
  app.decorate('keptSessions', commits && new KeptSessions(commits, restsUntil))
  app.decorateRequest('caller')
  app.decorateRequest('keptAnswers')
}

type Done = (error?: Error) => void

/** Hook of every call that needs a session. Slides its end at most once an hour: a GET seldom has to write. */
export function signedIn(request: FastifyRequest, reply: FastifyReply, done: Done) {
  const { keptSessions, outside } = request.server
  const now = outside.clock()
  const token = tokenOf(request)
  const sessionHash = hashOf(token ?? '')
  const kept = token ? keptSessions?.findResting(sessionHash, now) : undefined
  if (kept) {
    enter(request, reply, { found: kept, sessionHash, now })
    return done()
  }
  void enterSlowly(request, reply, { token, sessionHash, now }, done)
}

/** What this session was told at an address and still holds: nothing changed, and the session asks for nothing itself. */
export function toldBefore({ keptSessions }: FastifyInstance, token: string, now: Date, url: string) {
  const sessionHash = hashOf(token)
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

const lookUp = ({ keptSessions, outside: { db } }: FastifyInstance, sessionHash: string, now: Date) => {
  const look = () => find(db, sessionHash, now)
  return keptSessions ? keptSessions.lookUp(sessionHash, look) : look()
}

/** Whether whoever asks for a page would be let in. While the database is away nobody is. */
export async function isIn(request: FastifyRequest) {
  const token = tokenOf(request)
  if (!token) return false
  const { keptSessions, outside } = request.server
  const now = outside.clock()
  const sessionHash = hashOf(token)
  const found =
    stillGood(keptSessions?.find(sessionHash), now) ??
    (await lookUp(request.server, sessionHash, now).catch(unlessAway(undefined)))
  return found?.leftAt === null
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
