import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { held } from '../../db/held.ts'
import { inTransaction } from '../../db/transaction.ts'
import { databases, startServer } from '../../testing.ts'
import { familyOf, inviteBy, type Server, signUpBy } from '../sharing-testing.ts'
import { newLivedFamily } from './round-trip-testing.ts'

const ERASE = ['POST', '/api/family/erase', { confirm: 'ERASE' }] as const

describe.each(Object.entries(databases))('erasing a family on %s', (_, open) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  /** Every row of every table, those of tomorrow too. */
  async function everything() {
    const kept: Record<string, string[]> = {}
    for (const { name } of await server.db.introspection.getTables()) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(server.db)
      kept[name] = rows.map((row) => JSON.stringify(row)).sort()
    }
    return kept
  }

  test('leaves nothing of it in any table, and the others as they were', async () => {
    await newLivedFamily(server)
    const before = await everything()
    const family = await newLivedFamily(server)
    const luis = await signUpBy(server, (await inviteBy(family)).code)
    await inviteBy(family)
    const { id } = await familyOf(family)
    const names = [id, family.user.id, luis.id, family.childId, family.email, luis.email]
    expect((await family.call(...ERASE)).status).toBe(204)
    const after = await everything()
    expect(after).toEqual(before)
    for (const name of names) expect(JSON.stringify(after)).not.toContain(name)
  })

  test('ends the sessions of all its caregivers, and their accounts', async () => {
    const family = await newLivedFamily(server)
    const luis = await signUpBy(server, (await inviteBy(family)).code)
    await luis.call(...ERASE)
    for (const { call, email } of [family, luis]) {
      expect((await call('GET', '/api/children')).status).toBe(401)
      const again = { email, password: 'correct horse' }
      expect((await server.client().call('POST', '/api/auth/sign-in/email', again)).status).toBe(401)
    }
    expect((await family.call(...ERASE)).status).toBe(401)
  })

  test('waits for whoever records just then, and is not waited for', async () => {
    const family = await server.newFamilyWithChild()
    const { id: familyId } = await familyOf(family)
    const key = { familyId, key: 'tap', fingerprint: '', status: 201, reply: '', createdAt: '2026-03-29' }
    const isHeld = Promise.withResolvers<void>()
    const recording = inTransaction(server.db, async (tx) => {
      const child = tx.selectFrom('children').select('id').where('familyId', '=', familyId)
      await held(tx, child).execute()
      isHeld.resolve()
      await wait(300)
      await tx.insertInto('onceKeys').values(key).execute()
    })
    await isHeld.promise
    const [erased] = await Promise.all([family.call(...ERASE), recording])
    expect(erased.status).toBe(204)
  })

  test('asks for the word', async () => {
    const family = await server.newFamilyWithChild()
    for (const body of [{}, { confirm: 'erase' }, { confirm: true }]) {
      const reply = await family.call('POST', '/api/family/erase', body)
      expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_request', errors: [{ path: 'confirm' }] } })
    }
    expect((await family.call<object[]>('GET', '/api/children')).body).toHaveLength(1)
  })

  test('lets whoever is invited at the same moment in nowhere', async () => {
    const [family, guest] = [await newLivedFamily(server), await server.newFamily()]
    const { code } = await inviteBy(family)
    const [erased, joined] = await Promise.all([
      family.call(...ERASE),
      guest.call('POST', '/api/family/join', { code }),
    ])
    expect(erased.status).toBe(204)
    const { status } = await guest.call('GET', '/api/family')
    expect([joined.status, status]).toEqual(joined.status === 200 ? [200, 401] : [410, 200])
  })
})
