import { sql } from 'kysely'

const instants = { lines: 'createdAt', moments: 'createdAt', redemptions: 'redeemedAt' } as const

/** What comes after the one named in a list told newest first. Compared as a pair, which the list's index knows. */
export function olderThan(table: keyof typeof instants, familyId: string, before: string) {
  const [here, seen] = [table, 'seen'].map(
    (name) => sql`${sql.ref(`${name}.${instants[table]}`)}, ${sql.ref(`${name}.id`)}`,
  )
  const named = sql`"seen"."familyId" = ${familyId} and "seen"."id" = ${before}`
  return sql<boolean>`(${here}) < (select ${seen} from ${sql.table(table)} as "seen" where ${named})`
}
