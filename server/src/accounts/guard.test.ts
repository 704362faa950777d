import { describe, expect, onTestFinished, test } from 'vitest'
import { databases, startServer } from '../testing.ts'

const TRUSTED = '10.0.0.1'

async function guarded(settings: Record<string, string> = {}) {
  const server = await startServer(databases.sqlite, { RATE_LIMITS: 'on', ...settings })
  onTestFinished(server.stop)
  /** Signs in with a wrong password, from an address, saying what is said. */
  const tryFrom = async (remoteAddress: string, email: string, headers: Record<string, string> = {}) => {
    const url = '/api/auth/sign-in/email'
    const payload = { email, password: 'wrong horse' }
    return server.app.inject({ method: 'POST', url, remoteAddress, payload, headers })
  }
  /** All at once, and then one more. */
  const times = async (count: number, work: (turn: number) => ReturnType<typeof tryFrom>) => {
    const replies = await Promise.all(Array.from({ length: count - 1 }, (_, turn) => work(turn)))
    replies.push(await work(count - 1))
    return replies.map(({ statusCode }) => statusCode).sort()
  }
  return { ...server, tryFrom, times }
}

const openidOnly = {
  ...{ OPENID_ONLY: 'true', OPENID_ISSUER: 'https://id.example.org', OPENID_CLIENT_ID: 'sprout' },
  PUBLIC_URL: 'https://sprout.example.org',
}
const tooMany = { status: 429, code: 'too_many_requests', detail: 'Too many tries. Please wait a little' }

describe('a guesser', () => {
  test('has forty tries from one address, and is told how long to wait', async () => {
    const { tryFrom, times } = await guarded()
    const statuses = await times(41, (turn) => tryFrom('192.0.2.1', `nobody-${turn}@example.org`))
    expect(statuses).toEqual([...Array(40).fill(401), 429])
    const refused = await tryFrom('192.0.2.1', 'nobody@example.org')
    expect(refused.json()).toMatchObject(tooMany)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
    expect((await tryFrom('192.0.2.2', 'nobody@example.org')).statusCode).toBe(401)
  })

  test('has no more tries from the countless addresses of one network', async () => {
    const { tryFrom, times } = await guarded()
    const from = (turn: number) => `2001:db8:1:2:${(turn * 331).toString(16)}::${turn.toString(16)}`
    const statuses = await times(41, (turn) => tryFrom(from(turn), `nobody-${turn}@example.org`))
    expect(statuses).toEqual([...Array(40).fill(401), 429])
    expect((await tryFrom('2001:db8:1:3::1', 'nobody@example.org')).statusCode).toBe(401)
  })

  test('has fifteen tries at one account, from however many addresses and however it is spelled', async () => {
    const { tryFrom, times } = await guarded()
    const spelled = (turn: number) => (turn % 2 ? 'ana@example.org' : ` Ana@Example.ORG${' '.repeat(turn)}`)
    const statuses = await times(16, (turn) => tryFrom(`192.0.2.${turn}`, spelled(turn)))
    expect(statuses).toEqual([...Array(15).fill(401), 429])
    expect((await tryFrom('192.0.2.99', 'eva@example.org')).statusCode).toBe(401)
  })

  test('gains nothing by saying to come from elsewhere', async () => {
    const { tryFrom, times } = await guarded()
    const claim = (turn: number) => ({
      'x-forwarded-for': `198.51.100.${turn}`,
      'x-real-ip': `198.51.100.${turn}`,
      forwarded: `for=198.51.100.${turn}`,
    })
    const statuses = await times(41, (turn) => tryFrom('192.0.2.1', `nobody-${turn}@example.org`, claim(turn)))
    expect(statuses.at(-1)).toBe(429)
  })

  test('behind a trusted proxy is known by what the proxy saw, not by what was said before it', async () => {
    const { tryFrom, times } = await guarded({ TRUST_PROXY: TRUSTED })
    const seen = (turn: number) => ({ 'x-forwarded-for': `203.0.113.${turn}, 198.51.100.7` })
    const statuses = await times(41, (turn) => tryFrom(TRUSTED, `nobody-${turn}@example.org`, seen(turn)))
    expect(statuses).toEqual([...Array(40).fill(401), 429])
    expect((await tryFrom(TRUSTED, 'eva@example.org', { 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(401)
    const straight = await times(41, (turn) => tryFrom('192.0.2.1', `n-${turn}@example.org`, seen(turn)))
    expect(straight.at(-1)).toBe(429)
  })

  test('has no more tries at an account after as many at others, from whole networks of addresses', async () => {
    // Where nobody has a password a try costs nothing, and is counted all the same.
    const { tryFrom, times } = await guarded(openidOnly)
    const from = (turn: number) => `10.${turn >> 16}.${(turn >> 8) & 255}.${turn & 255}`
    await times(15, (turn) => tryFrom(`192.0.2.${turn}`, 'ana@example.org'))
    for (let turn = 0; turn < 6000; turn++) await tryFrom(from(turn), `nobody-${turn}@example.org`)
    expect((await tryFrom('192.0.2.99', 'ana@example.org')).statusCode).toBe(429)
  }, 60_000)

  test('does not find out by the limit whether an account exists', async () => {
    const { tryFrom, times, newFamily } = await guarded()
    const { email } = await newFamily()
    const known = await times(16, (turn) => tryFrom(`192.0.2.${turn}`, email))
    const unknown = await times(16, (turn) => tryFrom(`192.0.2.${turn}`, 'nobody@example.org'))
    // One try of the known account was its sign-up.
    expect(known).toEqual([...unknown.slice(1), 429])
    expect(unknown.at(-1)).toBe(429)
  })
})

test('signing up and new passwords are counted like signing in', async () => {
  const { app, tryFrom, times } = await guarded()
  await times(39, (turn) => tryFrom('127.0.0.1', `nobody-${turn}@example.org`))
  const post = (path: string, payload: object) => app.inject({ method: 'POST', url: `/api/auth/${path}`, payload })
  expect((await post('reset-password', { token: 'x', password: 'correct horse' })).statusCode).toBe(410)
  expect((await post('reset-password', { token: 'x', password: 'correct horse' })).statusCode).toBe(429)
  const form = { name: 'Ana', email: 'ana@example.org', password: 'correct horse' }
  expect((await post('sign-up/email', form)).statusCode).toBe(429)
})

test.each([
  ['sign_up_closed', {}],
  ['link_expired', { invite: 'a'.repeat(22) }],
])('who may not sign up takes no tries from the account they name: %s', async (code, more) => {
  const { app, tryFrom, times } = await guarded({ SIGN_UP: 'closed' })
  const form = { name: 'Ana', email: 'ana@example.org', password: 'correct horse', ...more }
  const signUp = (turn: number) =>
    app.inject({ method: 'POST', url: '/api/auth/sign-up/email', payload: form, remoteAddress: `192.0.2.${turn}` })
  expect((await signUp(0)).json()).toMatchObject({ code })
  await times(20, signUp)
  expect((await tryFrom('192.0.2.99', 'ana@example.org')).statusCode).toBe(401)
})

test('a caregiver writes three hundred times a minute at most, also on another phone, and reads on', async () => {
  const { newFamily } = await guarded()
  const { call, elsewhere } = await newFamily()
  const other = await newFamily()
  const write = () => call('PATCH', '/api/family', { dayStartsAt: 1 })
  const replies = await Promise.all(Array.from({ length: 301 }, write))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(300)
  const refused = await write()
  expect(refused).toMatchObject({ status: 429, body: tooMany })
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  const phone = await elsewhere()
  expect(await phone.call('PATCH', '/api/family', { dayStartsAt: 1 })).toMatchObject({ status: 429, body: tooMany })
  expect((await call('GET', '/api/family')).status).toBe(200)
  expect((await other.call('PATCH', '/api/family', { dayStartsAt: 1 })).status).toBe(200)
})
