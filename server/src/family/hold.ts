import { held } from '../db/held.ts'
import type { Db } from '../db/tables.ts'

/** Holds the family until the transaction ends: rules about all of its children may trust what they read. */
export async function holdFamily(tx: Db, familyId: string) {
  await held(tx, tx.selectFrom('families').select('id').where('id', '=', familyId)).execute()
}
