import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { familyOf, inviteBy, join, openInvites, type Server, statuses } from './sharing-testing.ts'

const feedback = { feedbackType: 'general', subject: 'Thanks', message: 'It is lovely, thank you.' }

describe.each(Object.entries(databases))('joining a family on %s', (_, open) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const families = async () => (await server.db.selectFrom('families').select('id').execute()).map(({ id }) => id)

  test('moves the caregiver in, with what they wrote to us, and removes the empty one', async () => {
    const [ana, luis] = [await server.newFamilyWithChild(), await server.newFamily({ timeZone: 'Asia/Tokyo' })]
    await luis.call('POST', '/api/feedback', feedback)
    const [left, before] = [await familyOf(luis), await families()]
    const { status, body } = await join(luis, (await inviteBy(ana)).code)
    expect([status, body]).toEqual([200, await familyOf(luis)])
    const people = [
      { id: ana.user.id, isYou: false },
      { id: luis.user.id, isYou: true },
    ]
    expect(body).toMatchObject({ id: (await familyOf(ana)).id, timeZone: 'Europe/Madrid', caregivers: people })
    expect((await luis.call('GET', '/api/children')).body).toMatchObject([{ id: ana.childId }])
    expect(await families()).toEqual(before.filter((id) => id !== left.id))
    const kept = server.db.selectFrom('feedback').select('familyId').where('caregiverId', '=', luis.user.id)
    expect(await kept.execute()).toEqual([{ familyId: body.id }])
    expect(await openInvites(ana)).toEqual([])
  })

  test('is good once, and again for whoever has joined by it: their answer may have been lost', async () => {
    const [ana, luis, eva] = [await server.newFamily(), await server.newFamily(), await server.newFamily()]
    const { code } = await inviteBy(ana)
    await join(luis, code)
    expect(await join(luis, code)).toMatchObject({ status: 200, body: { id: (await familyOf(ana)).id } })
    expect(await join(eva, code)).toMatchObject({ status: 409, body: { code: 'invite_used' } })
    expect((await familyOf(eva)).caregivers).toHaveLength(1)
  })

  test('by one’s own invitation changes nothing and does not use it up', async () => {
    const ana = await server.newFamilyWithChild()
    const { code } = await inviteBy(ana)
    const before = await familyOf(ana)
    expect(await join(ana, code)).toMatchObject({ status: 200, body: before })
    expect(await openInvites(ana)).toHaveLength(1)
    expect((await join(await server.newFamily(), code)).status).toBe(200)
  })

  test.each<[string, (eva: Awaited<ReturnType<Server['newFamily']>>) => Promise<unknown>]>([
    ['a child', ({ call }) => call('POST', '/api/children', { name: 'Leo' })],
    ['an invitation that stands', (eva) => inviteBy(eva)],
    [
      'a quick item of its own',
      async (eva) => {
        const { id: familyId } = await familyOf(eva)
        const item = { presetKey: null, title: 'Fed the cat', points: 7, createdAt: server.clock.now.toISOString() }
        await server.db
          .insertInto('quickBehaviors')
          .values({ ...item, familyId, id: randomUUID() })
          .execute()
      },
    ],
  ])('is refused to a family that has %s, and the invitation stays good', async (_what, record) => {
    const [ana, eva] = [await server.newFamily(), await server.newFamily()]
    await record(eva)
    const { code } = await inviteBy(ana)
    const before = await familyOf(eva)
    expect(await join(eva, code)).toMatchObject({ status: 409, body: { code: 'family_not_empty' } })
    expect(await familyOf(eva)).toEqual(before)
    expect((await join(await server.newFamily(), code)).status).toBe(200)
  })

  test('leaves a family standing in which another caregiver stays', async () => {
    const [ana, luis, eva] = [await server.newFamily(), await server.newFamily(), await server.newFamily()]
    await join(luis, (await inviteBy(eva)).code)
    await eva.call('POST', '/api/feedback', feedback)
    expect((await join(luis, (await inviteBy(ana)).code)).status).toBe(200)
    const { id, caregivers } = await familyOf(eva)
    expect(caregivers).toMatchObject([{ id: eva.user.id }])
    const kept = server.db.selectFrom('feedback').select('familyId').where('caregiverId', '=', eva.user.id)
    expect(await kept.execute()).toEqual([{ familyId: id }])
  })

  test.each(['', 'x', 'a'.repeat(43), '👶'])('by the code %j leads nowhere', async (code) => {
    expect(await join(await server.newFamily(), code)).toMatchObject({ status: 410, body: { code: 'link_expired' } })
  })

  test('ten at once with one code: one is in, nine keep their own family', async () => {
    const ana = await server.newFamily()
    const guests = await Promise.all(Array.from({ length: 10 }, () => server.newFamily()))
    const { code } = await inviteBy(ana)
    const replies = await Promise.all(guests.map((guest) => join(guest, code)))
    expect(statuses(replies)).toEqual([200, ...Array(9).fill('invite_used')])
    expect((await familyOf(ana)).caregivers).toHaveLength(2)
    const sizes = await Promise.all(guests.map(async (guest) => (await familyOf(guest)).caregivers.length))
    expect(sizes.sort()).toEqual([...Array(9).fill(1), 2])
  })

  test('ten taps of one caregiver are one joining', async () => {
    const [ana, luis] = [await server.newFamily(), await server.newFamily()]
    const { code } = await inviteBy(ana)
    const replies = await Promise.all(Array.from({ length: 10 }, () => join(luis, code)))
    expect(statuses(replies)).toEqual(Array(10).fill(200))
    expect((await familyOf(ana)).caregivers).toHaveLength(2)
  })

  test('while a child is added on another phone loses no child that was acknowledged', async () => {
    for (let turn = 0; turn < 12; turn++) {
      const [ana, luis] = [await server.newFamily(), await server.newFamily()]
      const { code } = await inviteBy(ana)
      const key = turn % 2 ? { 'idempotency-key': 'tap' } : {}
      const add = () => luis.call('POST', '/api/children', { name: 'Leo' }, key)
      const [added] =
        turn % 3
          ? await Promise.all([add(), join(luis, code)])
          : (await Promise.all([join(luis, code), add()])).toReversed()
      expect([201, 503]).toContain(added?.status)
      const children = (await luis.call<object[]>('GET', '/api/children')).body
      expect(children).toHaveLength(added?.status === 201 ? 1 : 0)
    }
  })

  test('of two families that invite each other does not make them wait for each other', async () => {
    const [ana, eva] = [await server.newFamily(), await server.newFamily()]
    const [byAna, byEva] = [await inviteBy(ana), await inviteBy(eva)]
    const replies = await Promise.all([join(ana, byEva.code), join(eva, byAna.code)])
    expect(statuses(replies)).toEqual(['family_not_empty', 'family_not_empty'])
  })
})
