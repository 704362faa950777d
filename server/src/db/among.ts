import { type SelectQueryBuilder, sql } from 'kysely'
import { isPostgres } from './dialect.ts'
import type { Db, Tables } from './tables.ts'

type Ids<Table extends keyof Tables> = SelectQueryBuilder<Tables, Table, { id: string }>

/**
 * One of those. They are found first, which `in` leaves open on PostgreSQL: of a family that it knows little about it begins
 * with all that the family has. Nor a join: SQLite would begin with the other table too.
 */
export function among<Table extends keyof Tables>(db: Db, column: 'habitId' | 'skillId', ids: Ids<Table>) {
  return isPostgres(db)
    ? sql<boolean>`${sql.ref(column)} = any(array${ids})`
    : sql<boolean>`${sql.ref(column)} in ${ids}`
}
