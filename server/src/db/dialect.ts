import { PostgresAdapter } from 'kysely'
import { CompanyAdapter } from './company-adapter.ts'
import type { Db } from './tables.ts'

/** What the two databases are told differently is told by this. */
export const isPostgres = (db: Db) => db.getExecutor().adapter instanceof PostgresAdapter

/** Whether several share the transaction (`company.ts`). */
export const isTogether = (db: Db) => db.getExecutor().adapter instanceof CompanyAdapter
