import { sql } from 'kysely'

/** The name of who made what has a line of its own. Looked up row by row: a planner might join the whole record. */
export function madeBy(table: 'moments' | 'redemptions') {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  const line = sql`"familyId" = ${of('familyId')} and "id" = ${of('lineId')}`
  return sql<string>`(select "madeByName" from lines where ${line})`.as('by')
}
