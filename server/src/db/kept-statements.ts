import type { Database, Statement } from 'better-sqlite3'

export type Statements = ReturnType<typeof cachingStatements>

/** Kysely prepares every query anew, which costs memory and two thirds of the speed; this keeps the statements used last. */
export function cachingStatements(database: Database, most = 500) {
  const kept = new Map<string, Statement>()
  return {
    close: () => void database.close(),
    prepare(query: string) {
      const statement = kept.get(query) ?? database.prepare(query)
      kept.delete(query)
      kept.set(query, statement)
      if (kept.size > most) kept.delete(kept.keys().next().value ?? query)
      return statement
    },
  }
}
