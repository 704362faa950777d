import type { NewQuickBehavior, QuickBehavior } from '@sprout/domain/behaviors/model'
import { Refusal } from '@sprout/domain/refusal'
import type { Caller, Reader } from '../accounts/session.ts'
import { newId } from '../id.ts'

export const listQuick = ({ db, familyId }: Reader): Promise<QuickBehavior[]> =>
  db
    .selectFrom('quickBehaviors')
    .select(['id', 'presetKey', 'title', 'points'])
    .where('familyId', '=', familyId)
    .orderBy('id', 'desc')
    .execute()

type Added = NewQuickBehavior & Pick<QuickBehavior, 'presetKey'>

export async function addQuick({ db: tx, familyId, now }: Caller, { title, points, presetKey }: Added) {
  const added = { familyId, id: newId(now), presetKey, title, points, createdAt: now.toISOString() }
  await tx.insertInto('quickBehaviors').values(added).execute()
}

export async function removeQuick({ db: tx, familyId }: Caller, id: string) {
  const removed = await tx
    .deleteFrom('quickBehaviors')
    .where('familyId', '=', familyId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!removed) throw new Refusal('not_found')
}
