import type { Db, Tables } from '../db/tables.ts'

/** A line and the fact behind it. */
export type Rows = { line: Tables['lines']; moment?: Tables['moments']; redemption?: Tables['redemptions'] }

/** The family of an account, and its children with the reward that each would choose. */
export async function familyOf(db: Db, email: string) {
  const { caregiverId, ...family } = await db
    .selectFrom('caregivers')
    .innerJoin('families', 'families.id', 'caregivers.familyId')
    .select(['caregivers.id as caregiverId', 'families.id', 'timeZone', 'dayStartsAt'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const rewards = await db
    .selectFrom('rewards')
    .select(['id', 'childId', 'title', 'pointsCost', 'presetKey', 'category'])
    .where('familyId', '=', family.id)
    .orderBy('pointsCost')
    .execute()
  const children = [...Map.groupBy(rewards, ({ childId }) => childId)].flatMap(([id, [reward]]) =>
    reward ? [{ id, reward }] : [],
  )
  return { ...family, caregiverId, children }
}

/** Lines, facts and balances, all in one. */
export async function addLines(tx: Db, familyId: string, rows: Rows[]) {
  const lines = rows.map(({ line }) => line)
  const moments = rows.flatMap(({ moment }) => moment ?? [])
  const redemptions = rows.flatMap(({ redemption }) => redemption ?? [])
  await tx.insertInto('lines').values(lines).execute()
  if (moments.length > 0) await tx.insertInto('moments').values(moments).execute()
  if (redemptions.length > 0) await tx.insertInto('redemptions').values(redemptions).execute()
  for (const [childId, own] of Map.groupBy(lines, (line) => line.childId)) {
    const points = own.reduce((sum, line) => sum + line.points, 0)
    const total = own.reduce((sum, line) => sum + Math.max(line.points, 0), 0)
    await tx
      .updateTable('children')
      .set((eb) => ({ points: eb('points', '+', points), totalPoints: eb('totalPoints', '+', total) }))
      .where('familyId', '=', familyId)
      .where('id', '=', childId)
      .execute()
  }
}
