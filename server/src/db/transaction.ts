import type { DatabaseConnection, Transaction } from 'kysely'
import type { Db, Tables } from './tables.ts'

const connections = new WeakMap<Db, DatabaseConnection>()

/** The connection of a transaction that was begun here. */
export const connectionOf = (db: Db) => connections.get(db)

/**
 * A transaction whose prepared statements go straight to its connection: Kysely sends none before the one before it is
 * answered, and asks at each again who has the connection.
 */
export const inTransaction = <T>(db: Db, work: (tx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (tx) => {
    await tx.getExecutor().provideConnection(async (connection) => void connections.set(tx, connection))
    return work(tx)
  })
