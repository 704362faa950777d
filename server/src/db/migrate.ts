import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Migration, Migrator } from 'kysely/migration'
import * as firstTables from './migrations/0001-first-tables.ts'
import * as linesBySource from './migrations/0002-lines-by-source.ts'
import * as keptDaysByKey from './migrations/0003-kept-days-by-key.ts'
import * as linesByWhatTheyRepair from './migrations/0004-lines-by-what-they-repair.ts'
import * as undoneStories from './migrations/0005-undone-stories.ts'
import type { OpenDatabase } from './open.ts'

type Options = { backups?: string | undefined; now?: Date; migrations?: Record<string, Migration> | undefined }

export const known: Record<string, Migration> = {
  '0001-first-tables': firstTables,
  '0002-lines-by-source': linesBySource,
  '0003-kept-days-by-key': keptDaysByKey,
  '0004-lines-by-what-they-repair': linesByWhatTheyRepair,
  '0005-undone-stories': undoneStories,
}

/** Whether this version knows all that was done to a database. */
export const isKnown = (names: readonly string[]) => names.every((name) => Object.hasOwn(known, name))

/**
 * Brings the database to today's tables, in one transaction under a lock: processes that start together migrate once,
 * and one that is ended half-way has done nothing. A file that already holds something is copied first: an upgrade
 * can always be taken back.
 */
export async function migrate(
  { db, copyTo }: Pick<OpenDatabase, 'db' | 'copyTo'>,
  { backups, now = new Date(), migrations = known }: Options = {},
) {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const all = await migrator.getMigrations()
  const next = all.find(({ executedAt }) => !executedAt)
  if (next && all.some(({ executedAt }) => executedAt) && copyTo && backups) {
    mkdirSync(backups, { recursive: true })
    await copyTo(join(backups, `before-${next.name}-${now.toISOString().replaceAll(/[:.]/g, '-')}.sqlite`))
  }
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
