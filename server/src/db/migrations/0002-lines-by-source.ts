import { type Kysely, sql } from 'kysely'

/**
 * Only what came of something is looked for by it: a record, which most lines are, has no place in this index. To take the old
 * one away first asks PostgreSQL for the strongest lock at once, not after a weaker one; until the end nobody reads lines.
 */
export async function up(db: Kysely<unknown>) {
  for (const statement of [
    `drop index "linesBySource"`,
    `create index "linesBySource" on lines ("familyId", "sourceId") where "sourceId" is not null`,
  ])
    await sql.raw(statement).execute(db)
}
