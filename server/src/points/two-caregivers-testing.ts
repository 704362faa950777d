import { randomUUID } from 'node:crypto'
import type { startServer } from '../testing.ts'

export type Server = Awaited<ReturnType<typeof startServer>>
/** One server, or several on one database that look like one. */
export type Servers = Pick<Server, 'newFamily' | 'client' | 'db' | 'stop'>
export type Caregiver = ReturnType<Server['client']>

/** A family with two caregivers, each on a phone of their own, and two children. */
export async function twoCaregivers(server: Servers) {
  const { user, call, cookie } = await server.newFamily()
  const luis = server.client()
  const person = { name: 'Luis', email: `${randomUUID()}@example.org`, password: 'correct horse' }
  const { body: joining } = await luis.call('POST', '/api/auth/sign-up/email', person)
  const familyId = await familyOf(server, user.id)
  await server.db.updateTable('caregivers').set({ familyId }).where('id', '=', joining.id).execute()
  const names = ['Mia', 'Leo']
  const children = await Promise.all(names.map((name) => call('POST', '/api/children', { name })))
  const [mia = '', leo = ''] = children.map(({ body }) => body.id)
  return { familyId, ana: { call, cookie }, luis, mia, leo }
}

async function familyOf({ db }: Servers, caregiverId: string): Promise<string> {
  const found = db.selectFrom('caregivers').select('familyId').where('id', '=', caregiverId)
  return (await found.executeTakeFirstOrThrow()).familyId
}

/** What the table says: the points of the lines that stand, and of the positive ones among them. */
export async function sumsOfLines({ db }: Servers, childId: string) {
  const lines = await db
    .selectFrom('lines')
    .select('points')
    .where('childId', '=', childId)
    .where('undoneAt', 'is', null)
    .execute()
  const sum = (some: { points: number }[]) => some.reduce((total, { points }) => total + points, 0)
  return { points: sum(lines), totalPoints: sum(lines.filter(({ points }) => points > 0)) }
}
