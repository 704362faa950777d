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

/** Answers whether it was still there, and had never left this phone. */
export async function dropUntried({ id }: Kept) {
  let isUntried = false
  await inStore('outbox', 'readwrite', (store) => {
    const found = store.openCursor(id)
    found.onsuccess = () => {
      isUntried = found.result !== null && !found.result.value.triedAt
      if (isUntried) found.result?.delete()
    }
    return found
  })
  return isUntried
}

export const dropEntry = ({ id }: Kept) => inStore('outbox', 'readwrite', (store) => store.delete(id))

/** What a caregiver has left; of one who is in this family by now, what they left in others. */
export async function dropAllOf(caregiverId: string, familyId?: string) {
  const isLeft = ({ caregiver }: Kept) => caregiver.id === caregiverId && (!familyId || isOfOther(caregiver, familyId))
  for (const entry of (await entries()).filter(isLeft)) await dropEntry(entry)
}

const isOfOther = ({ familyId }: Kept['caregiver'], present: string) => familyId !== undefined && familyId !== present
