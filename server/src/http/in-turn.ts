import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPostgres } from '../db/dialect.ts'
import { newTurns, newTurnsOfEach } from '../db/turns.ts'
import { goneOf } from './gone-of.ts'
import { PATIENCE } from './patience.ts'

type Asking = { request: FastifyRequest; reply: FastifyReply }

declare module 'fastify' {
  interface FastifyInstance {
    /** Waits, without a connection, while a family has as many writers as it may. */
    amongWriters: <T>(familyId: string, work: () => Promise<T>) => Promise<T>
    /** The same for what reads or writes all that a family has. */
    amongDocuments: <T>(asking: Asking, work: () => Promise<T>) => Promise<T>
  }
}

/** Of one family: half of a process's connections, however long each has to wait for a row of it. */
const WRITERS = 5
/** Of all families, and one of each: whoever asks for theirs again and again keeps no other family from its own. */
const DOCUMENTS = 2

/** What one family asks for keeps no other waiting. */
export function takeTurns(app: FastifyInstance) {
  const { patience = PATIENCE } = app.outside
  const writers = newTurnsOfEach(WRITERS)
  const tooLong = () => AbortSignal.timeout(patience.turn)
  // The writers of SQLite share one connection and its commits.
  app.decorate(
    'amongWriters',
    isPostgres(app.outside.db)
      ? (familyId, work) => writers.during(familyId, work, tooLong)
      : (_familyId, work) => work(),
  )
  const families = newTurnsOfEach(1)
  const documents = newTurns(DOCUMENTS)
  app.decorate('amongDocuments', ({ request, reply }, work) => {
    const gone = () => goneOf(request, reply)
    return families.during(request.caller.familyId, () => documents.during(work, gone), gone)
  })
}
