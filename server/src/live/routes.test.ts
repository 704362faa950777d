import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueTicket } from '../accounts/tickets.ts'
import { sweep } from '../sweep.ts'
import { databases } from '../testing.ts'
import { follow, startOnPort } from './follow-testing.ts'

const PASSWORD = 'correct horse'
const record = ['activities', 'children', 'stats', 'badges']
const soon = { timeout: 30_000, interval: 5 }

describe.each(Object.entries(databases))('whoever follows their family on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startOnPort>>
  beforeAll(async () => {
    server = await startOnPort({ open })
  })
  afterAll(() => server.stop())

  const phoneOf = async (email: string) => {
    const phone = server.client()
    await phone.call('POST', '/api/auth/sign-in/email', { email, password: PASSWORD })
    return phone
  }
  /** A family with two phones, of which the second follows. */
  async function twoPhones() {
    const family = await server.newFamilyWithChild()
    const other = await phoneOf(family.email)
    const line = await follow(server.url, other.cookie)
    return { ...family, other, line }
  }
  type Family = Awaited<ReturnType<typeof twoPhones>>
  const praise = ({ call, childId }: Pick<Family, 'call' | 'childId'>, headers = {}) =>
    call('POST', '/api/behaviors', { childId, type: 'reward', title: 'Helped', points: 5 }, headers)

  async function setPassword(caregiverId: string) {
    const later = new Date(server.clock.now.getTime() + 60_000)
    const token = await issueTicket(server.db, 'reset-password', { caregiverId }, later)
    return server.client().call('POST', '/api/auth/reset-password', { token, password: 'another horse' })
  }

  test('is told what changed, of which child, under the name of the specification', async () => {
    const { line, ...family } = await twoPhones()
    await praise(family, { 'idempotency-key': 'one-tap' })
    await line.hears({ name: 'changed', id: 'one-tap', childId: family.childId, what: record })
    expect(line.heard.text).toContain(
      `id: one-tap\nevent: changed\ndata: {"childId":"${family.childId}","what":["activities","children","stats","badges"]}\n\n`,
    )
    expect(Object.fromEntries(line.reply.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
      'sprout-clock': server.clock.now.toISOString(),
    })
    await line.leave()
  })

  test('is told of what concerns no child alone as of all of them', async () => {
    const { line, call } = await twoPhones()
    const added = await call('POST', '/api/children', { name: 'Leo' })
    expect(added.status).toBe(201)
    await line.hears({ childId: null, what: ['children'] })
    await call('PATCH', '/api/family', { dayStartsAt: 4 })
    await line.hears({ childId: null }, { childId: null, what: expect.arrayContaining(['family', 'habits']) })
    await line.leave()
  })

  test('is told nothing of what was refused, was done before, or belongs to others', async () => {
    const { line, ...family } = await twoPhones()
    const stranger = await server.newFamilyWithChild()
    await praise(stranger)
    const { status } = await family.call('POST', '/api/rewards/redeem', {
      ...{ childId: family.childId, pointsSpent: 10_000 },
      rewardId: (await family.call<{ id: string }[]>('GET', `/api/rewards/${family.childId}`)).body[0]?.id,
    })
    expect(status).toBe(409)
    for (let time = 0; time < 3; time++) await praise(family, { 'idempotency-key': 'once' })
    await line.hears({ id: 'once', what: record })
    await family.call('POST', '/api/habits', { childId: family.childId, title: 'Read' })
    await line.hears({ id: 'once', what: record }, { childId: family.childId, what: ['habits'] })
    await line.leave()
  })

  test.each([
    ['signs out there', ({ other }: Family) => other.call('GET', '/api/logout')],
    ['sets a new password', (family: Family) => setPassword(family.user.id)],
    ['erases the family', ({ call }: Family) => call('POST', '/api/family/erase', { confirm: 'ERASE' })],
    ['signs out everywhere', ({ call }: Family) => call('POST', '/api/auth/sign-out-everywhere')],
    [
      'signs in anew on that phone',
      ({ other, email }: Family) => other.call('POST', '/api/auth/sign-in/email', { email, password: PASSWORD }),
    ],
  ])('hears no more at once when the caregiver %s', async (_, leave) => {
    const family = await twoPhones()
    expect((await leave(family)).status).toBeLessThan(400)
    await family.line.ends()
    expect(family.line.events()).toEqual([])
  })

  test('hears no more when they are removed, and those who stay are told', async () => {
    const { line, call, ...family } = await twoPhones()
    const { body: invite } = await call<{ code: string }>('POST', '/api/family/invites')
    const guest = await server.newFamily()
    expect((await guest.call('POST', '/api/family/join', { code: invite.code })).status).toBe(200)
    const theirs = await follow(server.url, guest.cookie)
    await line.hears({ what: ['family'] }, { what: ['family'] })
    await call('DELETE', `/api/family/caregivers/${guest.user.id}`)
    await theirs.ends()
    await line.hears({}, {}, { childId: null, what: ['family'] })
    await praise({ ...family, call })
    await line.hears({}, {}, {}, { childId: family.childId, what: record })
    expect(theirs.events()).toEqual([])
    await line.leave()
  })

  test('who moves to another family no longer hears the one they left', async () => {
    const { call } = await server.newFamilyWithChild()
    const { body: invite } = await call<{ code: string }>('POST', '/api/family/invites')
    const guest = await server.newFamily()
    const line = await follow(server.url, guest.cookie)
    await guest.call('POST', '/api/family/join', { code: invite.code })
    await line.ends()
    expect(line.events()).toEqual([])
  })

  test('hears no more once the session has run out', async () => {
    const { line, ...family } = await twoPhones()
    const before = server.clock.now
    server.clock.now = new Date(before.getTime() + 31 * 86_400_000)
    await sweep(server.db, server.clock.now)
    await phoneOf(family.email)
    await line.ends()
    server.clock.now = before
    expect(line.events()).toEqual([])
  })

  test('does not keep the server from ending', async () => {
    const ending = await startOnPort({ open })
    const { cookie } = await ending.newFamily()
    const line = await follow(ending.url, cookie)
    await ending.stop()
    await line.ends()
    expect(line.events()).toEqual([])
  })

  test('is counted while the line is open', async () => {
    const before = await server.openStreams()
    const { line } = await twoPhones()
    expect(await server.openStreams()).toBe(before + 1)
    await line.leave()
    await expect.poll(server.openStreams, soon).toBe(before)
  })
})
