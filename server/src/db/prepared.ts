import type { Compilable, CompiledQuery, DatabaseConnection, DialectAdapter, QueryResult } from 'kysely'
import { Blank } from './blank.ts'
import { isTogether } from './dialect.ts'
import { type Several, severalOf, severalRows, type Together } from './several.ts'
import { isSilent } from './silent.ts'
import type { Db } from './tables.ts'
import { connectionOf } from './transaction.ts'

type Value = string | number | null
type Row<Built> = Built extends Compilable<infer Row> ? Row : never

/** A statement that is always the same but for its values. */
type Statement = CompiledQuery & {
  /** One for each text: by it PostgreSQL knows what it has parsed and planned already. */
  readonly name: string
  /** It tells nothing but that it was done. */
  readonly isSilent: boolean
  /** What stands for it where several ask it at once. */
  readonly several: Several | undefined
}

/** One that is filled in. Its values are put in order only for whoever sends it by itself, and read only then: they are not changed meanwhile. */
export class Prepared implements CompiledQuery {
  readonly statement
  readonly ask

  constructor(statement: Statement, ask: Record<string, Value>) {
    this.statement = statement
    this.ask = ask
  }

  get query() {
    return this.statement.query
  }
  get queryId() {
    return this.statement.queryId
  }
  get sql() {
    return this.statement.sql
  }
  get parameters() {
    return valuesOf(this.statement, this.ask)
  }
}

const valuesOf = ({ parameters }: Statement, ask: Record<string, Value>) =>
  parameters.map((one) => (one instanceof Blank ? ask[one.name] : one))

const blanksFor = <Ask extends object>(ask: Ask) =>
  Object.fromEntries(Object.keys(ask).map((name) => [name, new Blank(name)])) as Ask

/**
 * A statement that nearly every call makes: put together once for each database, from then on only filled in. To put it
 * together takes longer than to run it. `build` may place what is asked for, but not look at it. `together`: how it is
 * asked for several who share a transaction; of rows that are only written down that is known.
 */
export function prepared<Ask extends Record<string, Value>, Built extends Compilable>(
  build: (db: Db, ask: Ask) => Built,
  together?: Together<Ask, Row<Built>>,
) {
  const known = new WeakMap<DialectAdapter, Statement>()
  function putTogether(db: Db, ask: Ask): Statement {
    const compiled = build(db, blanksFor(ask)).compile()
    const name = `sprout${++names}`
    const statement = { ...compiled, name, isSilent: isSilent(compiled) }
    if (!isTogether(db)) return { ...statement, several: undefined }
    const ofSeveral = `${name}s`
    return { ...statement, several: together ? severalOf(together, db, ofSeveral) : severalRows(compiled, ofSeveral) }
  }
  return async (db: Db, ask: Ask): Promise<Row<Built>[]> => {
    const { adapter } = db.getExecutor()
    const statement = known.get(adapter) ?? putTogether(db, ask)
    known.set(adapter, statement)
    const connection = connectionOf(db)
    if (connection && answersAtOnce(connection))
      return connection.answerAtOnce(statement.sql, valuesOf(statement, ask)).rows as Row<Built>[]
    return (await (connection ?? db).executeQuery(new Prepared(statement, ask))).rows as Row<Built>[]
  }
}

/** One that has nothing to wait for: a promise for each layer between costs as much as the statement. */
export type AnswersAtOnce = DatabaseConnection & {
  answerAtOnce: (sql: string, parameters: readonly unknown[]) => QueryResult<unknown>
}
const answersAtOnce = (connection: DatabaseConnection): connection is AnswersAtOnce => 'answerAtOnce' in connection

let names = 0

export const isPrepared = (compiled: CompiledQuery): compiled is Prepared => compiled instanceof Prepared
