import { type Kysely, sql } from 'kysely'

/**
 * Only what came of something is looked for by it: a record, which most lines are, has no place in this index. The old one goes
 * first, so that two who upgrade at once wait for each other in one order; lines are read again when the new one is there.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    `drop index "linesBySource"`,
    `create index "linesBySource" on lines ("familyId", "sourceId") where "sourceId" is not null`,
  ])
    await sql.raw(statement).execute(db)
}
