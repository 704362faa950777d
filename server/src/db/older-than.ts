import type { Cause } from '@sprout/domain/timeline/model'
import { sql } from 'kysely'

/** The lists that are told page by page, each with its instant, and the cause of the lines that tell of its records. */
const lists = {
  lines: { instant: 'createdAt', cause: null },
  moments: { instant: 'createdAt', cause: 'moment' },
  redemptions: { instant: 'redeemedAt', cause: 'redemption' },
} as const satisfies Record<string, { instant: string; cause: Cause | null }>

/** What comes after the one named in a list told newest first. Compared as a pair, which the list's index knows. */
export function olderThan(table: keyof typeof lists, familyId: string, before: string) {
  const { instant, cause } = lists[table]
  const here = sql`${sql.ref(`${table}.${instant}`)}, ${sql.ref(`${table}.id`)}`
  const named = sql`"seen"."familyId" = ${familyId} and "seen"."id" = ${before}`
  const kept = sql`(select ${sql.ref(`seen.${instant}`)} from ${sql.table(table)} as "seen" where ${named})`
  const at = cause ? sql`coalesce(${kept}, ${toldAt(cause, familyId, before)})` : kept
  return sql<boolean>`(${here}) < (${at}, ${before})`
}

/** Undone, a record leaves its line behind, which was written at the same instant: whoever saw it can still go on. */
const toldAt = (cause: Cause, familyId: string, sourceId: string) =>
  sql`(select max("seen"."createdAt") from lines as "seen" where "seen"."familyId" = ${familyId}
    and "seen"."sourceId" = ${sourceId} and "seen"."cause" = ${cause})`
