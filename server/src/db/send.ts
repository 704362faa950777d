import pg from 'pg'

/** What PostgreSQL is asked. One that has a name is parsed once by each connection. */
export type Sent = { text: string; values?: readonly unknown[]; name?: string }

/** Asked as one object it would be copied first, property by property, which takes as long as all else here. */
export const send = <R extends pg.QueryResultRow>(client: pg.ClientBase, { text, values, name }: Sent) =>
  new Promise<pg.QueryResult<R>>((told, failed) => {
    const callback = (error: Error | undefined, result: pg.QueryResult<R>) => (error ? failed(error) : told(result))
    client.query(Object.assign(new pg.Query<R>(text, values && [...values]), { name, callback }))
  })
