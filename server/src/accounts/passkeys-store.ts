import type { Passkey } from '@sprout/domain/accounts/model'
import { Refusal } from '@sprout/domain/refusal'
import type { Db, Tables } from '../db/tables.ts'
import type { Caller } from './session.ts'
import { hashOf } from './session.ts'

export type KeptPasskey = Tables['passkeys']

/** A credential's own id may be longer than a path can hold, so its hash stands for it. */
const shown = ({ credentialId, name, createdAt, lastUsedAt }: KeptPasskey): Passkey => ({
  id: hashOf(credentialId),
  name,
  createdAt,
  lastUsedAt,
})

export const findPasskeys = (db: Db, caregiverId: string): Promise<KeptPasskey[]> =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('caregiverId', '=', caregiverId)
    .orderBy('createdAt')
    .orderBy('credentialId')
    .execute()

export const findPasskey = (db: Db, credentialId: string): Promise<KeptPasskey | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credentialId', '=', credentialId).executeTakeFirst()

export const listPasskeys = async (db: Db, caregiverId: string) => (await findPasskeys(db, caregiverId)).map(shown)

type NewPasskey = Pick<KeptPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'name'>

/** Nothing when this credential is kept already, whoever it belongs to. */
export async function addPasskey({ db, caregiverId, now }: Caller, passkey: NewPasskey): Promise<Passkey | undefined> {
  const added = await db
    .insertInto('passkeys')
    .values({ ...passkey, caregiverId, createdAt: now.toISOString(), lastUsedAt: null })
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst()
  return added && shown(added)
}

/** Whose it is, once its counter has moved on: two answers with one count cannot both come from one authenticator. */
export async function notePasskeyUse(db: Db, { credentialId }: KeptPasskey, counter: number, now: Date) {
  const used = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now.toISOString() })
    .where('credentialId', '=', credentialId)
    // Passkeys that are synchronised between devices do not count: they always say 0.
    .where((eb) => eb.or([eb('counter', '<', counter), eb('counter', '=', 0)]))
    .returning('caregiverId')
    .executeTakeFirst()
  return used?.caregiverId
}

export async function forgetPasskey({ db, caregiverId }: Caller, passkeyId: string) {
  const mine = await findPasskeys(db, caregiverId)
  const found = mine.find(({ credentialId }) => hashOf(credentialId) === passkeyId)
  if (!found) throw new Refusal('not_found')
  await db.deleteFrom('passkeys').where('credentialId', '=', found.credentialId).execute()
}

export async function forgetEveryPasskey(db: Db, caregiverId: string) {
  await db.deleteFrom('passkeys').where('caregiverId', '=', caregiverId).execute()
}
