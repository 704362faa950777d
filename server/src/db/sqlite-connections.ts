import type { Database } from 'better-sqlite3'
import { type CompiledQuery, type Driver, type QueryResult, SelectQueryNode } from 'kysely'
import { type Group, GroupCommit } from './group-commit.ts'
import { cachingStatements, type Statements } from './kept-statements.ts'
import type { AnswersAtOnce } from './prepared.ts'
import { isWrite } from './silent.ts'

type OnQuery = (milliseconds: number) => void
/** What is opened. `ended` is called after each commit, and when one failed; what is only in memory has no reader. */
export type File = { raw: Database; ended: () => void; openReader: (() => Statements) | undefined; onQuery: OnQuery }

/** The file, as Kysely sees it: a connection for everyone. Those who write take turns and share their commits. */
export class SqliteConnections implements Driver {
  readonly #writer
  readonly #group
  readonly #openReader
  readonly #onQuery
  #reader: Statements | undefined
  readonly #free: Connection[] = []

  constructor({ raw, ended, openReader, onQuery }: File) {
    this.#writer = cachingStatements(raw)
    this.#group = new GroupCommit(raw, ended)
    this.#openReader = openReader
    this.#onQuery = onQuery
  }

  async init() {
    this.#reader = this.#openReader?.()
  }
  async acquireConnection() {
    return this.#free.pop() ?? new Connection(this.#writer, this.#reader, this.#group, this.#onQuery)
  }
  async releaseConnection(connection: Connection) {
    this.#free.push(connection)
  }
  beginTransaction = (connection: Connection) => connection.begin()
  commitTransaction = (connection: Connection) => connection.commit()
  rollbackTransaction = (connection: Connection) => connection.rollback()

  async destroy() {
    await this.#group.alone(() => {
      this.#writer.close()
      this.#reader?.close()
    })
  }
}

class Connection implements AnswersAtOnce {
  readonly #writer
  readonly #reader
  readonly #group
  readonly #onQuery
  #joined: Group | undefined

  constructor(writer: Statements, reader: Statements | undefined, group: GroupCommit, onQuery: OnQuery) {
    this.#writer = writer
    this.#reader = reader
    this.#group = group
    this.#onQuery = onQuery
  }

  async begin() {
    this.#joined = await this.#group.join()
  }

  async commit() {
    const joined = this.#leaving()
    if (joined) await this.#group.keep(joined)
  }

  /** Also after a commit that failed, when there is nothing left to take back. */
  async rollback() {
    const joined = this.#leaving()
    if (joined) await this.#group.takeBack(joined)
  }

  #leaving() {
    const joined = this.#joined
    this.#joined = undefined
    return joined
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const write = () => run<R>(this.#writer, compiled)
    if (this.#joined) return this.#group.within(this.#joined, write)
    const { query } = compiled
    if (SelectQueryNode.is(query) && this.#reader) return run(this.#reader, compiled)
    return isWrite(query) ? this.#alsoWrite(write) : this.#group.alone(write)
  }

  /** Within a transaction; Kysely, which measures all else, is not asked. */
  answerAtOnce(sql: string, parameters: readonly unknown[]): QueryResult<unknown> {
    if (!this.#joined) throw new Error('Only within a transaction')
    const since = performance.now()
    const result = this.#group.within(this.#joined, () => run(this.#writer, { sql, parameters }))
    this.#onQuery(performance.now() - since)
    return result
  }

  async #alsoWrite<T>(write: () => T): Promise<T> {
    const joined = await this.#group.join()
    let result: T
    try {
      result = this.#group.within(joined, write)
    } catch (error) {
      await this.#group.takeBack(joined)
      throw error
    }
    await this.#group.keep(joined)
    return result
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages')
  }
}

function run<R>(
  statements: Statements,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): QueryResult<R> {
  const statement = statements.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) as R[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
}
