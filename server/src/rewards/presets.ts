import { PRESET_REWARDS } from '@sprout/domain/rewards/model'
import type { Caller } from '../accounts/session.ts'
import type { HeldChildId } from '../children/own.ts'
import { newId } from '../id.ts'

/** What a new child's store begins with. */
export async function givePresetRewards({ db, familyId, now }: Caller, childId: HeldChildId) {
  const createdAt = now.toISOString()
  const nothing = { description: null, imageUrl: null, deletedAt: null }
  const presets = Object.entries(PRESET_REWARDS).map(([presetKey, preset]) => ({
    ...nothing,
    ...preset,
    presetKey,
    familyId,
    childId,
    id: newId(now),
    createdAt,
  }))
  await db.insertInto('rewards').values(presets).execute()
}
