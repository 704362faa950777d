import { inStore } from '../api/database.ts'
import { forgetSeen } from '../api/seen.ts'
import { type Entry, type Kept, readEntry } from './entry.ts'

/** Keeps it on this phone before it is sent anywhere. What was only seen makes room where there is none. */
export async function keepEntry(entry: Entry): Promise<Kept> {
  const add = () => inStore('outbox', 'readwrite', (store) => store.add(entry))
  const id = await add().catch((failure: unknown) => {
    if (!(failure instanceof DOMException && failure.name === 'QuotaExceededError')) throw failure
    return forgetSeen().then(add)
  })
  return { ...entry, id: Number(id) }
}

export const entries = async (): Promise<Kept[]> =>
  (await inStore<unknown[]>('outbox', 'readonly', (store) => store.getAll())).map(readEntry)

/** If it is still there: it may have been given up meanwhile. */
export const changeEntry = (entry: Kept) =>
  inStore('outbox', 'readwrite', (store) => {
    const found = store.openCursor(entry.id)
    found.onsuccess = () => void found.result?.update(entry)
    return found
  })

/** Answers whether it was still there. */
export const dropEntry = (entry: Kept) => dropIf(entry, () => true)

/** Answers whether it was still there, and had never left this phone. */
export const dropUntried = (entry: Kept) => dropIf(entry, ({ triedAt }) => !triedAt)

async function dropIf({ id }: Kept, isFit: (found: Kept) => boolean) {
  let isDropped = false
  await inStore('outbox', 'readwrite', (store) => {
    const found = store.openCursor(id)
    found.onsuccess = () => {
      isDropped = found.result !== null && isFit(found.result.value)
      if (isDropped) found.result?.delete()
    }
    return found
  })
  return isDropped
}

/** What a caregiver has left; of one who is in this family by now, what they left in others. */
export const dropAllOf = (caregiverId: string, familyId?: string) =>
  dropWhere((caregiver) => caregiver.id === caregiverId && (!familyId || isOfOther(caregiver, familyId)))

/** What anyone has left of a family that is no more: no one can ever sign in again to send it. */
export const dropFamily = (familyId: string) => dropWhere((caregiver) => caregiver.familyId === familyId)

async function dropWhere(isLeftBy: (caregiver: Kept['caregiver']) => boolean) {
  for (const entry of await entries()) if (isLeftBy(entry.caregiver)) await dropEntry(entry)
}

const isOfOther = ({ familyId }: Kept['caregiver'], present: string) => familyId !== undefined && familyId !== present
