import type { Db } from '../db/tables.ts'

/** Holds the family until the transaction ends: rules about all of its children may trust what they read. */
export async function holdFamily(tx: Db, familyId: string) {
  await tx
    .updateTable('families')
    // Any column but the key: a change of that, even to itself, asks every table that refers to it.
    .set((eb) => ({ dayStartsAt: eb.ref('dayStartsAt') }))
    .where('id', '=', familyId)
    .execute()
}
