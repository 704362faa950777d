import { PostgresAdapter } from 'kysely'
import type { Db } from './tables.ts'

/** What the two databases are told differently is told by this. */
export const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter
