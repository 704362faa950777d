import { readFileSync } from 'node:fs'
import type { RefusalCode } from '@sprout/domain/refusal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newRichFamily, type RichFamily } from './rich-family-testing.ts'
import { databases, startServer } from './testing.ts'

type Reply = Awaited<ReturnType<RichFamily['call']>>
/** What the parent does and is told, word for word. */
type Provoked = readonly [
  status: number,
  title: string,
  detail: string,
  provoke: (family: RichFamily) => Promise<Reply>,
]
type Where = { readonly in: string }

const checkIn = ({ call, ids }: RichFamily, date: string, habit = ids.habit) =>
  call('POST', `/api/habits/${habit}/checkin`, { date })
const redeem = ({ call, ids }: RichFamily, pointsSpent: number, rewardId = ids.reward) =>
  call('POST', '/api/rewards/redeem', { childId: ids.child, rewardId, pointsSpent })
const newThing = async ({ call, ids }: RichFamily, noun: string, said: object) =>
  (await call('POST', `/api/${noun}`, { childId: ids.child, title: 'Read', ...said })).body.id

/** Every name of a no: one of tomorrow does not compile until it has its line here. */
const all: Record<RefusalCode, Provoked | Where> = {
  invalid_request: [
    ...([400, 'Invalid request', 'Enter behavior name'] as const),
    ({ call, ids }) => call('POST', '/api/behaviors', { childId: ids.child, type: 'reward', title: ' ', points: 5 }),
  ],
  future_date: [400, 'Date in the future', 'That day has not come yet', (family) => checkIn(family, '2026-03-30')],
  too_long_ago: [
    ...([400, 'Too long ago', 'Check-ins go back 366 days at most'] as const),
    (family) => checkIn(family, '2025-03-27'),
  ],
  unauthorized: [
    ...([401, 'Unauthorized', 'You are logged out'] as const),
    async ({ call, ids, cookie }) => {
      cookie.value = ''
      return call('GET', `/api/activities/${ids.child}`)
    },
  ],
  foreign_origin: [
    ...([403, 'Foreign origin', 'This request came from another site'] as const),
    ({ call, ids }) => call('POST', `/api/activities/${ids.activity}/undo`, {}, { origin: 'https://evil.example' }),
  ],
  not_found: [404, 'Not found', 'Not found', ({ call }) => call('GET', '/api/habits/nobodys/checkins')],
  already_checked_in: [
    ...([409, 'Already checked in', 'Already checked in today'] as const),
    async (family) => {
      await checkIn(family, '2026-03-29')
      return checkIn(family, '2026-03-29')
    },
  ],
  habit_completed: [
    ...([409, 'Habit completed', 'This habit is already complete'] as const),
    async (family) => {
      const habit = await newThing(family, 'habits', { targetDays: 1 })
      await checkIn(family, '2026-03-28', habit)
      return checkIn(family, '2026-03-29', habit)
    },
  ],
  last_child: [
    ...([409, 'Cannot delete', 'At least one child profile must be kept'] as const),
    async ({ call, ids }) => {
      const { body: children } = await call<{ id: string }[]>('GET', '/api/children')
      for (const { id } of children.filter(({ id }) => id !== ids.child)) await call('DELETE', `/api/children/${id}`)
      return call('DELETE', `/api/children/${ids.child}`)
    },
  ],
  insufficient_points: [
    ...([409, 'Insufficient points', 'Insufficient points: the reward costs 46, and there are 45'] as const),
    async (family) => redeem(family, 46, await newThing(family, 'rewards', { pointsCost: 46, category: 'gift' })),
  ],
  price_changed: [409, 'Price changed', 'The reward costs 10 points now', (family) => redeem(family, 9)],
  already_undone: [
    ...([409, 'Already undone', 'This record was already undone'] as const),
    async ({ call, ids }) => {
      await call('POST', `/api/activities/${ids.activity}/undo`)
      return call('POST', `/api/activities/${ids.activity}/undo`)
    },
  ],
  idempotency_mismatch: [
    ...([422, 'Idempotency mismatch', 'This Idempotency-Key was used for another request'] as const),
    async ({ call, ids }) => {
      const moment = { childId: ids.child, weather: 'sunny', mood: 'happy' }
      await call('POST', '/api/moments', moment, { 'idempotency-key': 'one-tap' })
      return call('POST', '/api/moments', { ...moment, mood: 'sad' }, { 'idempotency-key': 'one-tap' })
    },
  ],
  body_too_large: [
    ...([413, 'Too large', 'The request is larger than 64 KiB'] as const),
    ({ call, ids }) => call('POST', '/api/moments', { childId: ids.child, content: 'a'.repeat(65_536) }),
  ],
  not_json: [
    ...([415, 'Not JSON', 'Only JSON is understood here'] as const),
    ({ call }) => call('POST', '/api/feedback', Buffer.from('hello'), { 'content-type': 'text/plain' }),
  ],
  wrong_credentials: [
    ...([401, 'Unauthorized', 'Email or password is not right'] as const),
    ({ call, email }) => call('POST', '/api/auth/sign-in/email', { email, password: 'wrong' }),
  ],
  email_taken: [
    ...([409, 'Address taken', 'An account with this email already exists'] as const),
    ({ call, email }) => call('POST', '/api/auth/sign-up/email', { name: 'Eva', email, password: 'another horse' }),
  ],
  link_expired: [
    ...([410, 'Link expired', 'This link was used already or is too old'] as const),
    ({ call }) => call('POST', '/api/auth/reset-password', { token: 'x', password: 'correct horse' }),
  ],
  passkey_failed: { in: 'accounts/passkeys-refusals.test.ts' },
  too_many_passkeys: { in: 'accounts/passkeys.test.ts' },
  openid_failed: { in: 'accounts/openid-refusals.test.ts' },
  openid_unverified: { in: 'accounts/openid.test.ts' },
  too_slow: { in: 'http/patience.test.ts' },
  head_too_large: { in: 'http/raw.test.ts' },
  openid_unreachable: { in: 'accounts/openid-refusals.test.ts' },
  sign_up_closed: { in: 'accounts/sign-up.test.ts' },
  too_many_requests: { in: 'accounts/guard.test.ts' },
  internal: { in: 'http/replies.test.ts' },
  unavailable: { in: 'db/away.test.ts' },
  left_family: { in: 'family/leaving.test.ts' },
  family_not_empty: { in: 'family/join.test.ts' },
  newer_document: { in: 'family/archive/refused.test.ts' },
  document_too_large: { in: 'family/archive/packed.test.ts' },
  last_caregiver: [
    ...([409, 'Last caregiver', 'A family keeps at least one caregiver'] as const),
    async ({ call, user, ids }) => {
      await call('DELETE', `/api/family/caregivers/${ids.caregiver}`)
      return call('DELETE', `/api/family/caregivers/${user.id}`)
    },
  ],
  invite_used: { in: 'family/join.test.ts' },
}

const isHere = (entry: [string, Provoked | Where]): entry is [string, Provoked] => Array.isArray(entry[1])
const provoked = Object.entries(all).filter(isHere)
const elsewhere = Object.entries(all).flatMap(([code, where]) => ('in' in where ? [[code, where] as const] : []))

describe.each(Object.entries(databases))('on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  test.each(provoked)('%s is said in its own words', async (code, [status, title, detail, provoke]) => {
    const { body, headers, ...reply } = await provoke(await newRichFamily(server))
    expect(reply.status).toBe(status)
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
    const errors = [{ path: 'title', code: 'behavior_name_required', message: 'Enter behavior name' }]
    const fields = status !== 400 ? {} : { errors: code === 'invalid_request' ? errors : [] }
    expect(body).toEqual({ type: 'about:blank', title, status, code, detail, ...fields })
  })

  test('a forgotten day that was filled in already is not called today', async () => {
    const family = await newRichFamily(server)
    await checkIn(family, '2026-03-28')
    const detail = 'Already checked in on that day'
    expect(await checkIn(family, '2026-03-28')).toMatchObject({
      status: 409,
      body: { code: 'already_checked_in', detail },
    })
  })
})

test.each(elsewhere)('%s is provoked in the tests of its noun', (code, where) => {
  const text = readFileSync(new URL(where.in, import.meta.url), 'utf8')
  expect(text.includes(`'${code}'`)).toBe(true)
})
