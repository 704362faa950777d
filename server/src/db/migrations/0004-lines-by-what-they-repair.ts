import { type Kysely, sql } from 'kysely'

/** Whether a correction was made good is asked before another remedy is taken; few lines make anything good. */
export async function up(db: Kysely<unknown>) {
  const statement = `create index "linesByRepairs" on lines ("familyId", "repairs") where "repairs" is not null`
  await sql.raw(statement).execute(db)
}
