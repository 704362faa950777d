import type { RecordOf, Section } from '@sprout/domain/family/document'
import type { Caller } from '../../accounts/session.ts'
import type { Tables } from '../../db/tables.ts'

type Asking = Pick<Caller, 'db' | 'familyId'>

/** What the document brings beside lines (those are the ledger's), caregivers (they have accounts here) and letters. */
export type Brought = Exclude<Section, 'caregivers' | 'lines' | 'feedback'>
type Rows = { [S in Brought]: Omit<RecordOf<S>, 'points' | 'totalPoints'> & Partial<Tables[S]> }

/** Tells how many were new: of two with one id the second is not. */
export async function addRecords<S extends Brought>(
  { db: tx, familyId }: Asking,
  section: S,
  records: Rows[S][],
): Promise<number> {
  const rows = records.map((record) => ({ ...record, familyId })) as unknown as Tables['habits'][]
  // The rows are those of the table that is named, which the compiler cannot follow through a choice.
  const insertion = tx.insertInto(section as 'habits').values(rows)
  const { numInsertedOrUpdatedRows } = await insertion.onConflict((c) => c.doNothing()).executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

export const findLines = ({ db, familyId }: Asking, ids: string[]) =>
  db
    .selectFrom('lines')
    .select(['id', 'childId', 'cause', 'day', 'points', 'sourceId', 'metadata', 'undoneAt'])
    .where('familyId', '=', familyId)
    .where('id', 'in', ids)
    .execute()

/** The quick list that every new family begins with makes room for the one that it had. */
export async function clearQuickList({ db: tx, familyId }: Asking) {
  await tx.deleteFrom('quickBehaviors').where('familyId', '=', familyId).execute()
}

type Settings = Pick<Tables['families'], 'timeZone' | 'dayStartsAt' | 'keepBalancesAtZero' | 'emergencyCountry'>

export async function becomeFamily({ db: tx, familyId }: Asking, settings: Settings & { importedHash: string }) {
  await tx.updateTable('families').set(settings).where('id', '=', familyId).execute()
}
