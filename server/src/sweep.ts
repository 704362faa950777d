import { sweepSessions } from './accounts/session.ts'
import { sweepTickets } from './accounts/tickets.ts'
import type { Db } from './db/tables.ts'
import { sweepInvites } from './family/invites-store.ts'
import { sweepKeys } from './http/once.ts'

const EVERY_HOUR = 3_600_000

/** Removes what has run out. Forgetting a round is harmless: nothing that has run out is ever believed. */
export async function sweep(db: Db, now: Date) {
  await sweepSessions(db, now)
  await sweepTickets(db, now)
  await sweepInvites(db, now)
  await sweepKeys(db, now)
}

export function sweepHourly(db: Db, clock: () => Date, onError: (error: unknown) => void) {
  const timer = setInterval(() => void sweep(db, clock()).catch(onError), EVERY_HOUR).unref()
  return () => clearInterval(timer)
}
