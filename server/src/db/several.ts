import { type Compilable, type CompiledQuery, InsertQueryNode, sql } from 'kysely'
import { Blank } from './blank.ts'
import type { Sent } from './send.ts'
import { isSilent } from './silent.ts'
import type { Db } from './tables.ts'

/** One statement in the place of several that are the same but for what they ask for. */
export type Several = {
  sent: (asks: readonly object[]) => Sent
  /** What of its answer one of them would have been told. */
  rowsFor: (rows: readonly object[], ask: object) => object[]
}

/** How it is asked for several at once: `asks` is a list of what each asks for, as JSON, and all that may be placed in it. */
export type Together<Ask, Row> = {
  build: (db: Db, asks: string) => Compilable<Row>
  /** Absent where it tells nothing but that it was done. */
  isFor?: (row: Row, ask: Ask) => boolean
}

export function severalOf<Ask, Row>({ build, isFor }: Together<Ask, Row>, db: Db, name: string): Several {
  const compiled = build(db, '').compile()
  const { sql: text, parameters: places } = compiled
  return {
    sent(all) {
      const asks = JSON.stringify(all)
      return { text, name, values: places.map(() => asks), isSilent: isSilent(compiled) }
    },
    rowsFor: (rows, ask) => rows.filter((row) => isFor?.(row as Row, ask as Ask)),
  }
}

/** Rows that are only written down, as they are asked for: by the columns of their table PostgreSQL knows what their JSON means. */
export function severalRows({ query, parameters }: CompiledQuery, name: string): Several | undefined {
  if (!InsertQueryNode.is(query) || query.returning || query.onConflict) return undefined
  const columns = (query.columns ?? []).map(({ column }) => column.name)
  const isAsked = (value: unknown, at: number) => value instanceof Blank && value.name === columns[at]
  if (columns.length !== parameters.length || !parameters.every(isAsked)) return undefined
  const table = `"${query.into?.table.identifier.name}"`
  const list = columns.map((column) => `"${column}"`).join(', ')
  const text = `insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1::json)`
  return {
    sent: (rows) => ({ text, name, values: [JSON.stringify(rows)], isSilent: true }),
    rowsFor: () => [],
  }
}

/** What all ask for, as a table of that name. */
export function asked<Ask>(asks: string, columns: Record<keyof Ask & string, 'text' | 'integer'>) {
  const typed = Object.entries<string>(columns).map(([name, type]) =>
    type === 'text' ? sql`${sql.ref(name)} text` : sql`${sql.ref(name)} integer`,
  )
  return sql<Ask>`json_to_recordset(${asks}::json)`.as<'asked'>(sql`asked(${sql.join(typed)})`)
}

/** Any of what they ask for by that name. In this form PostgreSQL goes by the index, however few rows it knows of. */
export function anyAsked(asks: string, name: string) {
  const column = sql.ref(name)
  return sql<string>`any(array(select ${column} from json_to_recordset(${asks}::json) as asked(${column} text)))`
}
