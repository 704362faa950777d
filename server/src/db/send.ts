import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { isPrepared } from './prepared.ts'

/** What PostgreSQL is asked. One that has a name is parsed once by each connection; one that is silent tells no rows. */
export type Sent = { text: string; values?: readonly unknown[]; name?: string; isSilent?: boolean }

/** Asked as one object it would be copied first, property by property, which takes as long as all else here. */
export const send = <R extends pg.QueryResultRow>(client: pg.ClientBase, { text, values, name }: Sent) =>
  new Promise<pg.QueryResult<R>>((told, failed) => {
    const callback = (error: Error | undefined, result: pg.QueryResult<R>) => (error ? failed(error) : told(result))
    client.query(Object.assign(new pg.Query<R>(text, values && [...values]), { name, callback }))
  })

export const sentOf = (compiled: CompiledQuery): Sent => ({
  text: compiled.sql,
  values: compiled.parameters,
  ...(isPrepared(compiled) && { name: compiled.statement.name, isSilent: compiled.statement.isSilent }),
})
