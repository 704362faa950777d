import { held } from '../db/held.ts'
import type { Db } from '../db/tables.ts'

/** Nobody adds to what the caregiver keeps, opens or closes a door of theirs until the transaction ends. */
export async function holdCaregiver(tx: Db, caregiverId: string) {
  await held(tx, tx.selectFrom('caregivers').select('id').where('id', '=', caregiverId)).execute()
}
