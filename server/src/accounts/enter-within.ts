import type { FastifyRequest } from 'fastify'
import { Apart } from '../db/apart.ts'
import type { Db } from '../db/tables.ts'
import { isUnavailable } from '../db/unavailable.ts'
import { type Caller, callerWithin, whoIs } from './session.ts'
import { type Found, find } from './session-store.ts'

/** Whoever writes, as they are within the transaction. */
export type Entered = {
  caller: Caller
  /** To be waited for before anything is kept or told: they may have been taken for who they no longer are. */
  sure: () => Promise<void>
}

/**
 * What was done was done for someone whom a session, or what they sign in by, no longer leads to: it is to be taken back,
 * and begun anew.
 */
export class NotAsRemembered extends Error {}

/**
 * Whom the process remembers is looked up again, but not waited for: the question travels with the first of the work, so
 * it costs no way to the database of its own.
 */
export async function enterWithin(tx: Db, { caller, remembered, server }: FastifyRequest): Promise<Entered> {
  if (!remembered) return { caller: await callerWithin(tx, caller, server.keptSessions), sure: async () => {} }
  const { sessionHash, now, origin } = caller
  const looking = find(tx, sessionHash, now)
  // Who does not get as far as to wait for it was told why.
  looking.catch(() => {})
  return {
    caller: whoIs(remembered, { db: tx, sessionHash, now, origin }),
    sure: async () => {
      const found = await looking.catch(notKnown)
      if (!isSame(remembered, found)) throw new NotAsRemembered('The session is no longer what it was')
    },
  }
}

/** Of whom it cannot be asked who they are, or not in this company, nothing is known: nor are they told what was done before. */
function notKnown(why: unknown) {
  if (isUnavailable(why) || why instanceof Apart) throw why
  return undefined
}

/** But for when it was used, which each process writes down once an hour. */
const isSame = (one: Found, other: Found | undefined) =>
  other !== undefined &&
  (Object.keys(one) as (keyof Found)[]).every(
    (name) => name === 'usedAt' || name === 'expiresAt' || one[name] === other[name],
  )
