import { PostgresDialect } from 'kysely'
import type pg from 'pg'
import { PostgresConnections } from './postgres-connections.ts'

/** As Kysely speaks to PostgreSQL, but for how statements travel. */
export class PipelinedDialect extends PostgresDialect {
  readonly #pool
  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }
  override createDriver() {
    return new PostgresConnections(this.#pool)
  }
}
