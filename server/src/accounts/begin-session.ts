import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../db/tables.ts'
import { NotAsRemembered } from './enter-within.ts'
import { holdCaregiver } from './hold.ts'
import { addSession, announceFamilyOf, endSession, LASTS, newToken, writeCookie } from './session.ts'

/** Who comes, whether what they came by still opens, and which family they left by it. */
export type Coming = { caregiverId: string; isOpen: (tx: Db) => Promise<boolean>; left?: string | undefined }
type Through = { db: Db; request: FastifyRequest; reply: FastifyReply }

/** To be asked with the caregiver held. */
export async function demandOpen(tx: Db, { isOpen }: Coming) {
  if (!(await isOpen(tx))) throw new NotAsRemembered('What they came by no longer opens')
}

/** Begins a session under a new token; one that the browser already had ends, so that none outlives a sign-in. */
export async function beginSession({ db, request, reply }: Through, coming: Coming) {
  const { caregiverId } = coming
  const token = newToken()
  await endSession(db, request)
  await db.transaction().execute(async (tx) => {
    // Looking at a password takes long enough for it to be replaced: who ends all sessions ends this one, or keeps it out.
    await holdCaregiver(tx, caregiverId)
    await demandOpen(tx, coming)
    await addSession(tx, caregiverId, token, request.server.outside.clock())
  })
  writeCookie(request, reply, token, LASTS / 1000)
  await announceFamilyOf(db, caregiverId, request, coming.left)
}
