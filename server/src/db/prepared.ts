import type { Compilable, CompiledQuery, DialectAdapter } from 'kysely'
import type { Db } from './tables.ts'

type Value = string | number | null
type Row<Built> = Built extends Compilable<infer Row> ? Row : never

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
 * together takes longer than to run it. `build` may place what is asked for, but not look at it.
 */
export function prepared<Ask extends Record<string, Value>, Built extends Compilable>(
  build: (db: Db, ask: Ask) => Built,
) {
  const known = new WeakMap<DialectAdapter, CompiledQuery>()
  return async (db: Db, ask: Ask): Promise<Row<Built>[]> => {
    const { adapter } = db.getExecutor()
    const compiled = known.get(adapter) ?? build(db, blanksFor(ask)).compile()
    known.set(adapter, compiled)
    const parameters = compiled.parameters.map((one) => (one instanceof Blank ? ask[one.name] : one))
    return (await db.executeQuery<Row<Built>>({ ...compiled, parameters })).rows
  }
}
