import {
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
  DeleteQueryNode,
  type DialectAdapter,
  InsertQueryNode,
  type QueryResult,
  UpdateQueryNode,
} from 'kysely'
import { isTogether } from './dialect.ts'
import { type Several, severalOf, severalRows, type Together } from './several.ts'
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
export type Prepared = Statement & { readonly ask: object }

/** Stands where a value will be. */
class Blank {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

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
    const isSilent = isWrite(compiled.query) && !compiled.query.returning
    if (!isTogether(db)) return { ...compiled, name, isSilent, several: undefined }
    const ofSeveral = `${name}s`
    const several = together ? severalOf(together, db, ofSeveral) : severalRows(compiled, ofSeveral)
    return { ...compiled, name, isSilent, several }
  }
  return async (db: Db, ask: Ask): Promise<Row<Built>[]> => {
    const { adapter } = db.getExecutor()
    const statement = known.get(adapter) ?? putTogether(db, ask)
    known.set(adapter, statement)
    const parameters = statement.parameters.map((one) => (one instanceof Blank ? ask[one.name] : one))
    const connection = connectionOf(db)
    if (connection && answersAtOnce(connection))
      return connection.answerAtOnce(statement.sql, parameters).rows as Row<Built>[]
    const filled: Prepared = { ...statement, parameters, ask }
    return (await (connection ?? db).executeQuery(filled)).rows as Row<Built>[]
  }
}

/** One that has nothing to wait for: a promise for each layer between costs as much as the statement. */
export type AnswersAtOnce = DatabaseConnection & {
  answerAtOnce: (sql: string, parameters: readonly unknown[]) => QueryResult<unknown>
}
const answersAtOnce = (connection: DatabaseConnection): connection is AnswersAtOnce => 'answerAtOnce' in connection

let names = 0

export const isWrite = (query: CompiledQuery['query']) =>
  InsertQueryNode.is(query) || UpdateQueryNode.is(query) || DeleteQueryNode.is(query)

export const isPrepared = (compiled: CompiledQuery): compiled is Prepared => 'isSilent' in compiled
