import { type Kysely, sql } from 'kysely'

/** What was written in a moment goes with it; of those that were undone before, the line had kept it. */
export async function up(db: Kysely<unknown>) {
  await sql`update lines set description = null where cause = 'moment' and "undoneAt" is not null`.execute(db)
}
