import { setTimeout as after } from 'node:timers/promises'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

/** Whoever asks has others to send people to. */
const PATIENCE = 3_000

export async function healthRoutes(app: FastifyInstance) {
  const { db } = app.outside
  const hidden = { schema: { hide: true } }

  app.get('/healthz', hidden, async () => ({ status: 'alive' }))

  // The server only listens once it has migrated, so an answering database is all that is left to ask for.
  app.get('/readyz', hidden, async () => {
    if (app.isDraining()) throw new Refusal('unavailable')
    const answers = sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
    if (!(await Promise.race([answers, after(PATIENCE, false, { ref: false })]))) throw new Refusal('unavailable')
    return { status: 'ready' }
  })
}
