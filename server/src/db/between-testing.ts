import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from './tables.ts'

/**
 * Between two steps of a call: once such words were sent to the database, outside of transactions, this is done too, and
 * only then is the answer told. It happens once.
 */
export function afterWords(db: Db, words: RegExp, deed: () => Promise<unknown>) {
  const executor = db.getExecutor()
  const execute = executor.executeQuery.bind(executor)
  executor.executeQuery = async (query) => {
    const result = await execute(query)
    if (words.test(query.sql)) {
      executor.executeQuery = execute
      await deed()
    }
    return result
  }
}

/** So many wait for what another transaction holds; whoever tells other processes waits for an `object`, of any database. */
export async function hasWaiting(db: Db, count: number) {
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and wait_event <> 'object' and datname = current_database()`
  await expect.poll(async () => (await waiting.execute(db)).rows.length, { timeout: 30_000 }).toBe(count)
}

/** What a call tells that has begun before this was done on PostgreSQL, and had to wait until it was. */
export const whoeverWaited =
  (db: Db, deed: (tx: Db) => Promise<unknown>) =>
  async <R>(call: () => Promise<R>): Promise<R> => {
    const { reply } = await db.transaction().execute(async (tx) => {
      await deed(tx)
      const reply = call()
      await hasWaiting(db, 1)
      return { reply }
    })
    return reply
  }

/** While another program holds what these words hold. `letGo` ends that. */
export async function whileHeld<R>(
  db: Db,
  words: RawBuilder<unknown>,
  work: (letGo: () => void) => Promise<R>,
): Promise<R> {
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: held, resolve: hold } = Promise.withResolvers<void>()
  const holding = db.transaction().execute(async (tx) => {
    await words.execute(tx)
    hold()
    await end
  })
  try {
    await Promise.race([held, holding])
    return await work(letGo)
  } finally {
    letGo()
    await holding
  }
}
