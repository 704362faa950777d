import type { SelectQueryBuilder } from 'kysely'
import { isPostgres } from './dialect.ts'
import type { Db, Tables } from './tables.ts'

/**
 * What is found stays as it is, and this transaction's alone to change, until it ends. SQLite has no word for that, and needs
 * none: it lets one transaction write at a time, and one that may write is that one from its first moment.
 */
export const held = <T extends keyof Tables, Row>(tx: Db, rows: SelectQueryBuilder<Tables, T, Row>) =>
  isPostgres(tx) ? rows.forNoKeyUpdate() : rows
