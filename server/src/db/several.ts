import { type Compilable, type CompiledQuery, InsertQueryNode, type RawBuilder, sql } from 'kysely'
import type { Sent } from './send.ts'
import type { Db } from './tables.ts'

/** What a statement was asked for: by name, and in the order of its text. */
export type Filled = { ask: object; parameters: readonly unknown[] }

/** One statement in the place of several that are the same but for what they ask for. */
export type Several = {
  sent: (all: readonly Filled[]) => Sent
  /** What of its answer one of them would have been told. */
  rowsFor: (rows: readonly object[], one: Filled) => object[]
}

/** How it is asked for several at once: `asks` is a list of what each asks for, as JSON, and its only value. */
export type Together<Ask, Row> = {
  build: (db: Db, asks: Asks) => Compilable<Row>
  /** Absent where it tells nothing but that it was done. */
  isFor?: (row: Row, ask: Ask) => boolean
}

type Asks = RawBuilder<string>
const ASKS: Asks = sql.raw('$1::json')

export function severalOf<Ask, Row>({ build, isFor }: Together<Ask, Row>, db: Db, name: string): Several {
  const { sql: text } = build(db, ASKS).compile()
  return {
    sent: (all) => ({ text, name, values: [JSON.stringify(all.map(({ ask }) => ask))] }),
    rowsFor: (rows, { ask }) => rows.filter((row) => isFor?.(row as Row, ask as Ask)),
  }
}

/** Rows that are only written down: by the columns of their table PostgreSQL knows what their JSON means. */
export function severalRows({ query, parameters: { length } }: CompiledQuery, name: string): Several | undefined {
  if (!InsertQueryNode.is(query) || query.returning || query.onConflict) return undefined
  const columns = (query.columns ?? []).map(({ column }) => column.name)
  if (columns.length !== length) return undefined
  const table = `"${query.into?.table.identifier.name}"`
  const list = columns.map((column) => `"${column}"`).join(', ')
  const text = `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1::json)`
  const rowOf = ({ parameters }: Filled) => Object.fromEntries(columns.map((column, at) => [column, parameters[at]]))
  return {
    sent: (all) => ({ text, name, values: [JSON.stringify(all.map(rowOf))] }),
    rowsFor: () => [],
  }
}

/** What all ask for, as a table of that name. */
export function asked<Ask>(asks: Asks, columns: Record<keyof Ask & string, 'text' | 'integer'>) {
  const typed = Object.entries<string>(columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
  return sql<Ask>`json_to_recordset(${asks})`.as<'asked'>(sql`asked(${sql.join(typed)})`)
}

/** What is any of this that they ask for. In this form PostgreSQL goes by the index, however few rows it knows of. */
export const anyAsked = (asks: Asks, name: string) =>
  sql<string>`any(array(select one ->> ${sql.lit(name)} from json_array_elements(${asks}) as one))`
