import { type Kysely, SqliteAdapter, sql } from 'kysely'

/**
 * A kept day is looked for by its key alone, and is hardly more than that. SQLite wrote it down twice, as a row and in the
 * index of the key; now the row stands in the index. PostgreSQL has no such table.
 */
export async function up(db: Kysely<unknown>) {
  if (!(db.getExecutor().adapter instanceof SqliteAdapter)) return
  for (const statement of [
    `create table "daysByKey" (
      "familyId" text not null, "habitId" text not null, "day" text not null, "keptAt" text not null,
      "lineId" text not null, primary key ("familyId", "habitId", "day"),
      foreign key ("familyId", "habitId") references habits ("familyId", "id") on delete cascade) without rowid`,
    // In the order of the key: so the pages are filled one after another.
    `insert into "daysByKey" select "familyId", "habitId", "day", "keptAt", "lineId" from "keptDays" order by 1, 2, 3`,
    `drop table "keptDays"`,
    `alter table "daysByKey" rename to "keptDays"`,
  ])
    await sql.raw(statement).execute(db)
}
