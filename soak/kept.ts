import type { Db } from '../server/src/db/tables.ts'

export type Kept = Awaited<ReturnType<typeof readKept>>

/** Everything of one family's children, as all was at one moment. */
export const readKept = (db: Db, children: string[]) =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const balances = await tx
        .selectFrom('children')
        .select(['id', 'familyId', 'points', 'totalPoints'])
        .where('id', 'in', children)
        .execute()
      const familyId = balances[0]?.familyId ?? ''
      const keys = await tx
        .selectFrom('onceKeys')
        .select(['key', 'status', 'reply as text'])
        .where('familyId', '=', familyId)
        .execute()
      const lines = await tx
        .selectFrom('lines')
        .select(['id', 'childId', 'cause', 'title', 'points', 'undoneAt'])
        .where('familyId', '=', familyId)
        .execute()
      const linesBehind = async (table: 'keptDays' | 'scores' | 'redemptions') =>
        (await tx.selectFrom(table).select('lineId').where('familyId', '=', familyId).execute()).map(
          (row) => row.lineId,
        )
      return {
        balances,
        keys: new Map(keys.map(({ key, status, text }) => [key, { status, text }])),
        lines,
        facts: {
          'check-in': await linesBehind('keptDays'),
          score: await linesBehind('scores'),
          redemption: await linesBehind('redemptions'),
        },
      }
    })
