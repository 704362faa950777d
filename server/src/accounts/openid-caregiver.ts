import { Refusal } from '@sprout/domain/refusal'
import type { Db } from '../db/tables.ts'
import { joinFamily, refuseUninvited } from '../family/join.ts'
import { type Left, startAlone } from '../family/start-alone.ts'
import type { Arrival } from './openid-provider.ts'
import { closeOtherDoors, findByIdentity, isProven, linkIdentity } from './openid-store.ts'
import { addCaregiver, findByEmail } from './store.ts'

type Terms = { isOpen: boolean; timeZone: string; invite: string | undefined; now: Date }

type Arrived = { caregiverId: string; left?: Left | undefined }

/** Whoever this identity, or else this address, belongs to; or somebody new. */
export async function caregiverOf(tx: Db, arrival: Arrival, terms: Terms): Promise<Arrived> {
  const known = await findByIdentity(tx, arrival)
  if (known) return { caregiverId: known }
  const { email, name = email?.split('@')[0] } = arrival
  if (!email || !name) throw new Refusal('openid_unverified')
  const before = await findByEmail(tx, email)
  const { timeZone, invite, now } = terms
  if (!before && !terms.isOpen) await refuseUninvited(tx, invite)
  // Anyone can sign up with an address that is not theirs, and wait. Whoever proves that it is theirs starts alone.
  const isFirst = before !== undefined && !(await isProven(tx, before.id))
  const left = isFirst ? await startAlone({ db: tx, caregiverId: before.id, timeZone, now }) : undefined
  const id = before?.id ?? (await addCaregiver(tx, { name, email, passwordHash: null, timeZone }, now))
  // Of two who arrive at once one is first, and the other finds what the first has made.
  if (!id || !(await linkIdentity(tx, arrival, id))) return caregiverOf(tx, arrival, terms)
  if (before) await closeOtherDoors(tx, arrival, id)
  // Who has an account already is asked first, by the page they come back to.
  else if (invite) await joinFamily({ db: tx, caregiverId: id, now }, invite)
  return { caregiverId: id, left }
}
