import { PostgresDialect } from 'kysely'
import type pg from 'pg'
import { Companies } from './companies.ts'
import { CompanyAdapter } from './company-adapter.ts'
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

/** The same for those who share a transaction. */
export class CompanyDialect extends PostgresDialect {
  readonly #pool
  constructor(pool: pg.Pool) {
    super({ pool })
    this.#pool = pool
  }
  override createDriver() {
    return new Companies(this.#pool)
  }
  override createAdapter() {
    return new CompanyAdapter()
  }
}
