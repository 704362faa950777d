import type { SelectQueryBuilder } from 'kysely'
import { isPostgres, isTogether } from './dialect.ts'
import type { Db, Tables } from './tables.ts'

/**
 * What is found stays as it is, and this transaction's alone to change, until it ends. SQLite has no word for that, and needs
 * none: it lets one transaction write at a time, and one that may write is that one from its first moment.
 */
export function held<T extends keyof Tables, Row>(tx: Db, rows: SelectQueryBuilder<Tables, T, Row>) {
  if (!isPostgres(tx)) return rows
  // A company waits for nobody's row: one that is held elsewhere looks as if it were not there (`company.ts`).
  return isTogether(tx) ? rows.forNoKeyUpdate().skipLocked() : rows.forNoKeyUpdate()
}
