import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ERASE } from '@sprout/domain/family/erase'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueTicket } from '../accounts/tickets.ts'
import { openDatabase } from '../db/open.ts'
import { inviteBy, join as joinBy } from '../family/sharing-testing.ts'
import { databases, startServer } from '../testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'sprout-kept-'))
const file = join(folder, 'kept.sqlite')
let statements = 0
afterAll(() => rmSync(folder, { recursive: true }))

const inFile = async () => openDatabase({ kind: 'sqlite', file }, () => statements++)
const places = { ...databases, 'sqlite in a file': inFile }

describe.each(Object.entries(places))('what was told before on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  type Family = Awaited<ReturnType<typeof server.newFamilyWithChild>>
  type Child = { name: string; points: number }
  const children = async ({ call }: Pick<Family, 'call'>) => (await call<Child[]>('GET', '/api/children')).body
  const days = async ({ call, childId }: Family) =>
    (await call<{ date: string }[]>('GET', `/api/stats/${childId}/days`)).body.map(({ date }) => date)
  const helped = ({ call, childId }: Family) =>
    call('POST', '/api/behaviors', { childId, type: 'reward', title: 'Helped', points: 10 })
  const joinedBy = async (owner: Family) => {
    const other = await server.newFamily()
    expect((await joinBy(other, (await inviteBy(owner)).code)).status).toBe(200)
    return other
  }

  test('is told to nobody else', async () => {
    const [family, stranger] = [await server.newFamilyWithChild(), await server.newFamilyWithChild({ name: 'Leo' })]
    const path = `/api/activities/${family.childId}`
    expect((await family.call('GET', path)).status).toBe(200)
    expect((await stranger.call('GET', path)).status).toBe(404)
    expect(await children(stranger)).toMatchObject([{ name: 'Leo' }])
    expect((await server.client().call('GET', path)).status).toBe(401)
  })

  test('is told anew after a write, by whichever caregiver', async () => {
    const family = await server.newFamilyWithChild()
    const other = await joinedBy(family)
    for (const one of [family, other]) expect(await children(one)).toMatchObject([{ points: 0 }])
    await helped(family)
    for (const one of [family, other]) expect(await children(one)).toMatchObject([{ points: 10 }])
    await other.call('PUT', `/api/children/${family.childId}`, { name: 'Mía' })
    for (const one of [family, other]) expect(await children(one)).toMatchObject([{ name: 'Mía' }])
  })

  test('is told anew while many write and read at once', async () => {
    const family = await server.newFamilyWithChild()
    for (let round = 1; round <= 5; round++) {
      const all = Array.from({ length: 8 }, async () => {
        await helped(family)
        return (await children(family))[0]?.points ?? 0
      })
      for (const seen of await Promise.all(all)) expect(seen).toBeGreaterThanOrEqual((round - 1) * 80 + 10)
      expect(await children(family)).toMatchObject([{ points: round * 80 }])
    }
  })

  test('is told anew on another day of the family', async () => {
    const family = await server.newFamilyWithChild()
    expect((await days(family)).at(-1)).toBe('2026-03-29')
    const before = server.clock.now
    server.clock.now = new Date('2026-03-29T22:00:01Z')
    expect((await days(family)).at(-1)).toBe('2026-03-30')
    server.clock.now = before
    expect((await days(family)).at(-1)).toBe('2026-03-29')
    await family.call('PATCH', '/api/family', { timeZone: 'Pacific/Kiritimati' })
    expect((await days(family)).at(-1)).toBe('2026-03-30')
  })

  test('is told to nobody who was removed, left, signed out elsewhere or was erased', async () => {
    const family = await server.newFamilyWithChild()
    const [removed, leaves] = [await joinedBy(family), await joinedBy(family)]
    for (const one of [family, removed, leaves]) expect(await children(one)).toHaveLength(1)
    await family.call('DELETE', `/api/family/caregivers/${removed.user.id}`)
    expect((await removed.call('GET', '/api/children')).body.code).toBe('left_family')
    await leaves.call('DELETE', `/api/family/caregivers/${leaves.user.id}`)
    expect((await leaves.call('GET', '/api/children')).body.code).toBe('left_family')

    const other = await family.elsewhere()
    expect(await children(other)).toHaveLength(1)
    await family.call('POST', '/api/auth/sign-out-everywhere')
    expect((await other.call('GET', '/api/children')).status).toBe(401)
  })

  test('is told to nobody whose family was erased, nor after a new password', async () => {
    const [erased, reset] = [await server.newFamilyWithChild(), await server.newFamilyWithChild()]
    const old = reset.cookie.value
    for (const one of [erased, reset]) expect(await children(one)).toHaveLength(1)
    expect((await erased.call('POST', '/api/family/erase', { confirm: ERASE })).status).toBe(204)
    expect((await erased.call('GET', '/api/children')).status).toBe(401)
    const token = await issueTicket(
      server.db,
      'reset-password',
      { caregiverId: reset.user.id },
      new Date('2026-03-30T12:00:00Z'),
    )
    const form = { token, password: 'another horse' }
    expect((await server.client().call('POST', '/api/auth/reset-password', form)).status).toBe(200)
    expect((await server.app.inject({ url: '/api/children', headers: { cookie: old } })).statusCode).toBe(401)
  })

  test('is told to nobody whose session has run out', async () => {
    const family = await server.newFamilyWithChild()
    const kept = family.cookie.value
    expect(await children(family)).toHaveLength(1)
    const before = server.clock.now
    server.clock.now = new Date(before.getTime() + 31 * 86_400_000)
    const late = await server.app.inject({ url: '/api/children', headers: { cookie: kept } })
    server.clock.now = before
    expect(late.statusCode).toBe(401)
  })

  test('does not keep a session from being slid on', async () => {
    const family = await server.newFamilyWithChild()
    await children(family)
    const before = server.clock.now
    server.clock.now = new Date(before.getTime() + 2 * 3_600_000)
    const headers = { cookie: family.cookie.value }
    const ask = () => server.app.inject({ url: '/api/children', headers })
    expect([(await ask()).cookies.length, (await ask()).cookies.length]).toEqual([2, 0])
    server.clock.now = before
  })
})

describe('what was told before from a file that another process writes to', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  let another: InstanceType<typeof Sqlite>
  let address: string
  beforeAll(async () => {
    server = await startServer(inFile)
    another = new Sqlite(file)
    address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    another.close()
    await server.stop()
  })

  // From the network, as calls that arrive together are looked for together.
  const ask = async ({ cookie }: Awaited<ReturnType<typeof server.newFamily>>) => {
    const reply = await fetch(`${address}/api/children`, { headers: { cookie: cookie.value } })
    return reply.ok ? ((await reply.json()) as { name: string }[]).map(({ name }) => name) : reply.status
  }

  test('is told again without a statement, and anew at once after its commit', async () => {
    const family = await server.newFamilyWithChild()
    expect(await ask(family)).toEqual(['Mia'])
    const before = statements
    expect(await ask(family)).toEqual(['Mia'])
    expect(statements).toBe(before)
    another.prepare('update children set name = ? where id = ?').run('Leo', family.childId)
    expect(await ask(family)).toEqual(['Leo'])
    another.prepare('delete from sessions where "caregiverId" = ?').run(family.user.id)
    expect(await ask(family)).toBe(401)
  })

  test('is told anew to all who ask at once after its commit', async () => {
    const family = await server.newFamilyWithChild()
    const rename = another.prepare('update children set name = ? where id = ?')
    for (const name of ['Leo', 'Mía', 'Lu']) {
      rename.run(name, family.childId)
      expect(await Promise.all(Array.from({ length: 8 }, () => ask(family)))).toEqual(Array(8).fill([name]))
    }
  })
})
