import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'
import type pg from 'pg'
import { isPrepared } from './prepared.ts'
import { type Sent, send, sentOf } from './send.ts'

/** The pool, as Kysely sees it. Its clients send without waiting for answers (`pipeline`). */
export class PostgresConnections implements Driver {
  readonly #pool
  readonly #known = new WeakMap<pg.PoolClient, Connection>()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init() {}
  async acquireConnection() {
    const client = await this.#pool.connect()
    const connection = this.#known.get(client) ?? new Connection(client)
    this.#known.set(client, connection)
    return connection
  }
  releaseConnection = async (connection: Connection) => connection.release()
  beginTransaction = async (connection: Connection, settings: TransactionSettings) => connection.begin(settings)
  commitTransaction = (connection: Connection) => connection.commit()
  rollbackTransaction = (connection: Connection) => connection.rollback()
  destroy = () => this.#pool.end()
}

/**
 * In a transaction whatever tells nothing but that it was done is sent and not waited for: it travels with the next that
 * is, at the latest with the commit. If it fails, PostgreSQL does nothing more for this transaction and commits nothing;
 * whoever waits next is told why.
 */
class Connection implements DatabaseConnection {
  readonly #client
  #isInTransaction = false
  #failure: unknown

  constructor(client: pg.PoolClient) {
    this.#client = client
  }

  begin({ isolationLevel, accessMode }: TransactionSettings) {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    this.#isInTransaction = true
    this.#sendOnly({ text: `begin${level} ${accessMode ?? ''}` })
  }

  async commit() {
    const { command } = await this.#send({ text: 'commit' })
    // So PostgreSQL answers when something before it has failed.
    if (command === 'ROLLBACK') throw this.#failure ?? new Error('The transaction could not be committed')
    this.#end()
  }

  async rollback() {
    await send(this.#client, { text: 'rollback' })
    this.#end()
  }

  #end() {
    this.#isInTransaction = false
    this.#failure = undefined
  }

  /** One that is still in a transaction is of no more use. */
  release() {
    this.#client.release(this.#isInTransaction)
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const asked = sentOf(compiled)
    const isSilent = isPrepared(compiled) && compiled.statement.isSilent
    if (!isSilent || !this.#isInTransaction) return resultOf(await this.#send<R>(asked))
    this.#sendOnly(asked)
    return { rows: [] }
  }

  async #send<R>(query: Sent) {
    try {
      return await send<R & pg.QueryResultRow>(this.#client, query)
    } catch (error) {
      throw this.#failure ?? error
    }
  }

  #sendOnly(query: Sent) {
    send(this.#client, query).catch((error: unknown) => {
      this.#failure ??= error
    })
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages')
  }
}

export const resultOf = <R>({ command, rowCount, rows }: pg.QueryResult<R & pg.QueryResultRow>): QueryResult<R> =>
  /^(INSERT|UPDATE|DELETE)$/.test(command) ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows }
