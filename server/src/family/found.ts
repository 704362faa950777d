import { giveQuickPresets } from '../behaviors/presets.ts'
import type { Db } from '../db/tables.ts'
import { newId } from '../id.ts'
import { addFamily } from './store.ts'

/** A family with nobody in it yet, and the quick list that each begins with. */
export async function foundFamily(tx: Db, timeZone: string, now: Date): Promise<string> {
  const id = newId(now)
  await addFamily(tx, { id, timeZone, createdAt: now.toISOString() })
  await giveQuickPresets(tx, id, now)
  return id
}
