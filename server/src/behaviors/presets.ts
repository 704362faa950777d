import { QUICK_PRESETS } from '@sprout/domain/behaviors/model'
import type { Db } from '../db/tables.ts'
import { newId } from '../id.ts'

/** What a new family's quick list begins with. The newest stands on top, so the first comes last. */
export async function giveQuickPresets(tx: Db, familyId: string, now: Date) {
  const createdAt = now.toISOString()
  const presets = Object.entries(QUICK_PRESETS)
    .toReversed()
    .map(([presetKey, preset]) => ({ ...preset, presetKey, familyId, id: newId(now), createdAt }))
  await tx.insertInto('quickBehaviors').values(presets).execute()
}
