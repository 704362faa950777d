import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'

describe.each(Object.entries(databases))('the family on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  test('shows its settings, its day and its caregivers', async () => {
    const { call, user, email } = await server.newFamily()
    const { status, body } = await call('GET', '/api/family')
    expect(status).toBe(200)
    expect(body).toEqual({
      id: expect.any(String),
      timeZone: 'Europe/Madrid',
      dayStartsAt: 0,
      keepBalancesAtZero: false,
      ...{ emergencyCountry: null, asksModel: false, hasModel: false },
      today: '2026-03-29',
      caregivers: [{ id: user.id, name: 'Ana', email, joinedAt: '2026-03-29T12:00:00.000Z', isYou: true }],
    })
  })

  test.each([{ timeZone: 'Asia/Shanghai' }, { dayStartsAt: 4 }, { keepBalancesAtZero: true }])(
    'changes %j and nothing else',
    async (change) => {
      const { call } = await server.newFamily()
      const { body: before } = await call('GET', '/api/family')
      const changed = await call('PATCH', '/api/family', change)
      expect(changed).toMatchObject({ status: 200, body: { ...before, ...change } })
      expect((await call('GET', '/api/family')).body).toEqual({ ...before, ...change })
      expect((await call('GET', '/api/auth/user')).body).toMatchObject({ family: change })
    },
  )

  test('agrees that a model may be asked, and takes it back', async () => {
    const { call } = await server.newFamily()
    const { body: before } = await call<object>('GET', '/api/family')
    const agreed = { ...before, asksModel: true }
    expect((await call('PATCH', '/api/family', { asksModel: true, hasModel: true })).body).toEqual(agreed)
    expect((await call('PATCH', '/api/family', { dayStartsAt: 0 })).body).toEqual(agreed)
    expect((await call('PATCH', '/api/family', { asksModel: false })).body).toEqual(before)
    expect((await call('PATCH', '/api/family', { asksModel: 'yes' })).status).toBe(400)
  })

  test('can change everything at once, and back', async () => {
    const { call } = await server.newFamily()
    const { body: before } = await call<object>('GET', '/api/family')
    await call('PATCH', '/api/family', { timeZone: 'Asia/Tokyo', dayStartsAt: 6, keepBalancesAtZero: true })
    const back = { timeZone: 'Europe/Madrid', dayStartsAt: 0, keepBalancesAtZero: false }
    expect((await call('PATCH', '/api/family', back)).body).toEqual(before)
  })

  test('chooses the country of its emergency numbers, and unchooses it', async () => {
    const { call } = await server.newFamily()
    const { body: before } = await call<object>('GET', '/api/family')
    const chosen = { ...before, emergencyCountry: 'ES' }
    expect((await call('PATCH', '/api/family', { emergencyCountry: 'ES' })).body).toEqual(chosen)
    expect((await call('PATCH', '/api/family', { dayStartsAt: 0 })).body).toEqual(chosen)
    expect((await call('GET', '/api/family')).body).toEqual(chosen)
    expect((await call('PATCH', '/api/family', { emergencyCountry: null })).body).toEqual(before)
  })

  test('stays as it is when nothing is to change, and when others ask', async () => {
    const { call } = await server.newFamily()
    const other = await server.newFamily()
    const { body: before } = await call('GET', '/api/family')
    expect((await call('PATCH', '/api/family', {})).body).toEqual(before)
    await other.call('PATCH', '/api/family', { id: before.id, timeZone: 'Asia/Tokyo', today: '2030-01-01' })
    expect((await call('GET', '/api/family')).body).toEqual(before)
  })

  test('lives in another day as soon as it moves to another zone', async () => {
    const { call } = await server.newFamily()
    const today = async (change: object) => (await call<{ today: string }>('PATCH', '/api/family', change)).body.today
    expect(await today({ timeZone: 'Pacific/Kiritimati' })).toBe('2026-03-30')
    expect(await today({ timeZone: 'Pacific/Pago_Pago' })).toBe('2026-03-29')
    expect(await today({ dayStartsAt: 2 })).toBe('2026-03-28')
    expect((await call('GET', '/api/auth/user')).body).toMatchObject({ family: { today: '2026-03-28' } })
  })

  test.each([
    [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'time_zone_unknown', 'Unknown time zone'],
    [{ timeZone: null }, 'timeZone', 'time_zone_unknown', 'Unknown time zone'],
    [{ dayStartsAt: 7 }, 'dayStartsAt', 'day_starts_at_range', 'The day can start between 0 and 6 o’clock'],
    [{ dayStartsAt: '4' }, 'dayStartsAt', 'day_starts_at_range', 'The day can start between 0 and 6 o’clock'],
    [{ keepBalancesAtZero: 1 }, 'keepBalancesAtZero', 'invalid', 'Invalid value'],
    [{ emergencyCountry: 'es' }, 'emergencyCountry', 'invalid', 'Invalid value'],
  ])('refuses %j and keeps the rest as it was', async (change, path, code, message) => {
    const { call } = await server.newFamily()
    const { body: before } = await call('GET', '/api/family')
    const refused = await call('PATCH', '/api/family', { dayStartsAt: 3, keepBalancesAtZero: true, ...change })
    expect(refused).toMatchObject({ status: 400, body: { detail: message, errors: [{ path, code, message }] } })
    expect((await call('GET', '/api/family')).body).toEqual(before)
  })
})
