import { hash, randomBytes } from 'node:crypto'
import { SESSION_DAYS, SIGNED_IN_COOKIE } from '@sprout/domain/accounts/model'
import { familyDay, type LocalDate } from '@sprout/domain/calendar'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { type Db, isOn } from '../db/tables.ts'
import { unlessAway } from '../db/unavailable.ts'
import { cookieIn, setCookie } from '../http/cookie.ts'
import { isSecure } from '../http/outside.ts'
import { type Follower, type Touched, touching } from '../live/hub.ts'
import type { KeptSessions } from './kept-sessions.ts'
import { type Found, find } from './session-store.ts'

/** Who asks, for which family, and what day it is there: all that an answer to them may depend on, so that it can be kept. */
export type Reader = {
  caregiverId: string
  caregiverName: string
  familyId: string
  family: { timeZone: string; dayStartsAt: number; keepBalancesAtZero: boolean }
  today: LocalDate
  db: Db
}

export type Caller = Reader & {
  sessionHash: string
  now: Date
  /** The address they reach this server at. */
  origin: string
  /** What this call holds in order to change it: those who follow are told when it is committed. */
  touched: Touched
}

const HOUR = 3_600_000
export const LASTS = SESSION_DAYS * 24 * HOUR

/** Only the hash of a secret is kept: who reads the table cannot sign in with it. */
export const hashOf = (token: string) => hash('sha256', token, 'base64url')
export const newToken = () => randomBytes(32).toString('base64url')

// The prefix makes the browser itself refuse a cookie planted by a neighbouring host or over plain http.
const cookieNameFor = (secure: boolean) => (secure ? '__Host-sprout' : 'sprout')
const cookieName = (request: FastifyRequest) => cookieNameFor(isSecure(request))

/** Where every request comes alike, as it is configured: the one name. */
export function cookieNameAt({ publicUrl, trustProxy }: Config) {
  if (publicUrl) return cookieNameFor(publicUrl.startsWith('https:'))
  return trustProxy ? undefined : cookieNameFor(false)
}

export const tokenOf = (request: FastifyRequest) => tokenIn(request.headers.cookie, cookieName(request))

export function tokenIn(cookies: string | undefined, name: string) {
  const token = cookieIn(cookies, name)
  return token && /^[\w-]{43}$/.test(token) ? token : undefined
}

/** Tells one session from another, and nothing of its secret. */
const signOf = (token: string) => hashOf(token).slice(0, 8)

/** The secret, and beside it for the page to read: that there is one, and whether it is still the same. */
export function writeCookie(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number) {
  const secure = isSecure(request)
  setCookie(reply, { name: cookieName(request), value, maxAge, secure })
  setCookie(reply, { name: SIGNED_IN_COOKIE, value: value && `yes-${signOf(value)}`, maxAge, secure, open: true })
}

export async function addSession(tx: Db, caregiverId: string, token: string, now: Date) {
  await tx
    .insertInto('sessions')
    .values({
      tokenHash: hashOf(token),
      caregiverId,
      createdAt: now.toISOString(),
      usedAt: now.toISOString(),
      expiresAt: expiry(now),
      leftAt: null,
    })
    .execute()
}

export async function endSession(db: Db, request: FastifyRequest) {
  const token = tokenOf(request)
  if (!token) return
  const ended = db.deleteFrom('sessions').where('tokenHash', '=', hashOf(token)).returning('caregiverId')
  const { caregiverId } = (await ended.executeTakeFirst()) ?? {}
  if (caregiverId) await announceFamilyOf(db, caregiverId, request)
}

/** Someone came or went: streams of sessions that ended with it end too, and who is new in the family, or left one, is seen. */
export async function announceFamilyOf(db: Db, caregiverId: string, { server }: FastifyRequest, left?: string) {
  const found = await db.selectFrom('caregivers').select('familyId').where('id', '=', caregiverId).executeTakeFirst()
  if (found) server.live.announce(touching(found.familyId, ...(left ? [left] : [])), ['family'])
}

export async function endEverySession(db: Db, caregiverId: string) {
  await db.deleteFrom('sessions').where('caregiverId', '=', caregiverId).execute()
}

/** Ends them with the family that they were begun in; each can still say so, once. */
export async function leaveEverySession(tx: Db, caregiverId: string, now: Date) {
  await tx
    .updateTable('sessions')
    .set({ leftAt: now.toISOString() })
    .where('caregiverId', '=', caregiverId)
    .where('leftAt', 'is', null)
    .execute()
}

export const clearCookie = (request: FastifyRequest, reply: FastifyReply) => writeCookie(request, reply, '', 0)

/** What was found a while ago has meanwhile perhaps run out. */
export const stillGood = (kept: Found | undefined, now: Date) =>
  kept && kept.expiresAt > now.toISOString() ? kept : undefined

export const isDue = ({ usedAt }: Found, now: Date) => now.getTime() - Date.parse(usedAt) > HOUR

/** Until then nothing is to be done about the session itself. */
export const restsUntil = ({ usedAt, expiresAt }: Found) => Math.min(Date.parse(usedAt) + HOUR, Date.parse(expiresAt))

/** The caller as they are within this transaction: since they asked, they may have been removed, or have joined. */
export async function callerWithin(tx: Db, { sessionHash, now, origin }: Caller, known?: Known): Promise<Caller> {
  const found = stillGood(known?.findWithin(sessionHash), now) ?? (await find(tx, sessionHash, now))
  return whoIs(found, { db: tx, sessionHash, now, origin })
}
type Known = Pick<KeptSessions<Found>, 'findWithin'> | undefined

type Asking = Pick<Caller, 'db' | 'sessionHash' | 'now' | 'origin'>

export function whoIs(found: Found | undefined, asking: Asking): Caller {
  if (!found) throw new Refusal('unauthorized')
  if (found.leftAt) throw new Refusal('left_family')
  const { caregiverId, caregiverName, familyId, timeZone, dayStartsAt, keepBalancesAtZero } = found
  const family = { timeZone, dayStartsAt, keepBalancesAtZero: isOn(keepBalancesAtZero) }
  const today = familyDay(asking.now, family)
  return { caregiverId, caregiverName, familyId, family, today, touched: touching(familyId), ...asking }
}

/** Whether a stream that this session opened may go on. */
export async function isStillHere(db: Db, { sessionHash, familyId }: Follower, now: Date) {
  const found = await find(db, sessionHash, now)
  return found?.familyId === familyId && found.leftAt === null
}

/** The same for many at once: to which family each of these sessions leads, where it leads to one. */
export async function familiesOf(db: Db, sessions: readonly string[], now: Date): Promise<ReadonlyMap<string, string>> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('caregivers', 'caregivers.id', 'sessions.caregiverId')
    .select(['sessions.tokenHash', 'caregivers.familyId'])
    .where('sessions.tokenHash', 'in', sessions)
    .where('sessions.expiresAt', '>', now.toISOString())
    .where('sessions.leftAt', 'is', null)
    .execute()
  return new Map(found.map(({ tokenHash, familyId }) => [tokenHash, familyId]))
}

const expiry = (now: Date) => new Date(now.getTime() + LASTS).toISOString()

/** A disk that is full keeps nobody from looking: then the end slides another time. */
export const slide = (db: Db, tokenHash: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ usedAt: now.toISOString(), expiresAt: expiry(now) })
    .where('tokenHash', '=', tokenHash)
    .execute()
    .then(() => true)
    .catch(unlessAway(false))

export async function sweepSessions(db: Db, now: Date) {
  await db.deleteFrom('sessions').where('expiresAt', '<', now.toISOString()).execute()
}
