import type { Caller } from '../accounts/session.ts'
import type { Db } from '../db/tables.ts'

/** By its hash the document that this family was taken up from; null: none, or something of it has gone since. */
export async function findImportedHash(db: Db, familyId: string): Promise<string | null> {
  const { importedHash } = await db
    .selectFrom('families')
    .select('importedHash')
    .where('id', '=', familyId)
    .executeTakeFirstOrThrow()
  return importedHash
}

/** A child that came with it is no longer here: nobody is told that the document is. */
export async function forgetImported({ db: tx, familyId }: Pick<Caller, 'db' | 'familyId'>) {
  await tx.updateTable('families').set({ importedHash: null }).where('id', '=', familyId).execute()
}
