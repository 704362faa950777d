import { randomUUID } from 'node:crypto'
import { hashOf } from './accounts/session.ts'
import type { Ids } from './every-ask-testing.ts'
import type { startServer } from './testing.ts'

type Server = Awaited<ReturnType<typeof startServer>>
export type RichFamily = Awaited<ReturnType<typeof newRichFamily>>

/** A family that has one of everything that has an id, points to spend, and a second child: it can do without each. */
export async function newRichFamily(server: Server) {
  const family = await server.newFamilyWithChild()
  const childId = family.childId
  const make = async (path: string, body: object) => (await family.call('POST', path, body)).body.id
  await make('/api/children', { name: 'Leo' })
  const behavior = { childId, type: 'reward', title: 'Tidy toys', points: 50 }
  const ids: Ids = {
    child: childId,
    habit: await make('/api/habits', { childId, title: 'Brush teeth' }),
    skill: await make('/api/skills', { childId, title: 'Swim', targetValue: 500 }),
    reward: await make('/api/rewards', { childId, title: 'Ice cream', pointsCost: 10, category: 'treat' }),
    activity: await make('/api/behaviors', behavior),
    correction: await make('/api/behaviors', { ...behavior, type: 'punishment', title: 'Shouted', points: -5 }),
    quick: (await family.call<{ id: string }[]>('GET', `/api/behaviors/${childId}/quick`)).body[0]?.id ?? '',
    passkey: await addPasskey(server, family.user.id),
    invite: await makeInvite(family),
    caregiver: await addGrandmother(server, family.user.id),
  }
  return { ...family, ids, shown: () => everythingShown(family, ids) }
}

async function addPasskey({ db, clock }: Server, caregiverId: string) {
  const credentialId = randomUUID()
  const nothing = { publicKey: '', counter: 0, transports: '[]', lastUsedAt: null }
  const passkey = { ...nothing, credentialId, caregiverId, name: 'Phone', createdAt: clock.now.toISOString() }
  await db.insertInto('passkeys').values(passkey).execute()
  return hashOf(credentialId)
}

async function makeInvite({ call }: Pick<Awaited<ReturnType<Server['newFamily']>>, 'call'>) {
  const { body } = await call<{ code: string }>('POST', '/api/family/invites')
  return hashOf(body.code)
}

/** Without a password, which would take its time to hash. */
async function addGrandmother({ db, clock }: Server, caregiverId: string) {
  const familyId = db.selectFrom('caregivers').select('familyId').where('id', '=', caregiverId)
  const id = randomUUID()
  const person = { id, name: 'Rosa', email: `${id}@example.org`, passwordHash: null }
  await db
    .insertInto('caregivers')
    .values({ ...person, familyId, joinedAt: clock.now.toISOString() })
    .execute()
  return id
}

/** All that the family sees of itself. */
async function everythingShown({ call }: { call: ReturnType<Server['client']>['call'] }, ids: Ids) {
  const ofChild = [
    ...['/api/activities/', '/api/habits/', '/api/skills/', '/api/moments/', '/api/rewards/', '/api/badges/'].map(
      (path) => path + ids.child,
    ),
    ...[`/api/behaviors/${ids.child}/quick`, `/api/rewards/${ids.child}/redemptions`, `/api/stats/${ids.child}/days`],
    ...[`/api/habits/${ids.habit}/checkins`, `/api/skills/${ids.skill}/scores`],
  ]
  const all = ['/api/children', '/api/auth/passkeys', '/api/family', '/api/family/invites', ...ofChild]
  return Promise.all(all.map(async (url) => (await call('GET', url)).body))
}
