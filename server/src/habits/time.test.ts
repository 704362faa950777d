import { addDays } from '@sprout/domain/calendar'
import type { Family } from '@sprout/domain/family/model'
import type { Habit } from '@sprout/domain/habits/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deedsOf } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

const SECOND = 1000

describe.each(Object.entries(databases))("a habit and the family's day on %s", (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const at = (time: string | number) => {
    server.clock.now = new Date(time)
  }

  async function newHabitIn(timeZone: string, { dayStartsAt = 0 } = {}) {
    const { call } = await server.newFamily({ timeZone })
    await call('PATCH', '/api/family', { dayStartsAt })
    const { body: child } = await call('POST', '/api/children', { name: 'Mia' })
    const deeds = deedsOf({ call, childId: child.id })
    const { id } = await deeds.addHabit({ targetDays: 30 })
    const canCheckIn = async (date?: string) => {
      const url = `/api/habits/${id}/can-checkin${date ? `?date=${date}` : ''}`
      return (await call<{ canCheckin: boolean }>('GET', url)).body.canCheckin
    }
    return {
      ...{ call, canCheckIn, badges: deeds.badges },
      checkIn: (date: string) => deeds.checkIn(id, date),
      today: async () => (await call<Family>('GET', '/api/family')).body.today,
      habit: async () => (await call<Habit[]>('GET', `/api/habits/${child.id}`)).body[0],
      move: (change: object) => call('PATCH', '/api/family', change),
    }
  }

  test.each([
    ['Kiritimati', 'Pacific/Kiritimati', 0, '2026-03-28', '2026-03-28T09:59:59Z'],
    ['Kiritimati, days begin at 4', 'Pacific/Kiritimati', 4, '2026-03-28', '2026-03-28T13:59:59Z'],
    ['Pago Pago', 'Pacific/Pago_Pago', 0, '2026-03-28', '2026-03-29T10:59:59Z'],
    ['Pago Pago, days begin at 4', 'Pacific/Pago_Pago', 4, '2026-03-28', '2026-03-29T14:59:59Z'],
    ['Madrid, the night that loses an hour', 'Europe/Madrid', 0, '2026-03-28', '2026-03-28T22:59:59Z'],
    ['Madrid, the day of 23 hours', 'Europe/Madrid', 0, '2026-03-29', '2026-03-29T21:59:59Z'],
    ['Madrid, that night, days begin at 4', 'Europe/Madrid', 4, '2026-03-28', '2026-03-29T01:59:59Z'],
    ['Madrid, the night that gains an hour', 'Europe/Madrid', 0, '2026-10-24', '2026-10-24T21:59:59Z'],
    ['Madrid, the day of 25 hours', 'Europe/Madrid', 0, '2026-10-25', '2026-10-25T22:59:59Z'],
    ['Madrid, that longer night, days begin at 4', 'Europe/Madrid', 4, '2026-10-24', '2026-10-25T02:59:59Z'],
    ['Shanghai', 'Asia/Shanghai', 0, '2026-11-20', '2026-11-20T15:59:59Z'],
    ['Shanghai, days begin at 4', 'Asia/Shanghai', 4, '2026-11-20', '2026-11-20T19:59:59Z'],
  ])(
    'counts the last second for the day and two seconds on for the next: %s',
    async (_, zone, dayStartsAt, day, last) => {
      const next = addDays(day, 1)
      at(last)
      const { checkIn, canCheckIn, today, habit } = await newHabitIn(zone, { dayStartsAt })
      expect([await today(), await canCheckIn(), await canCheckIn(next)]).toEqual([day, true, false])
      expect(await checkIn(next)).toMatchObject({ status: 400, body: { code: 'future_date' } })
      expect(await checkIn(day)).toMatchObject({ status: 201 })
      expect(await checkIn(day)).toMatchObject({ status: 409, body: { detail: 'Already checked in today' } })

      at(Date.parse(last) + 2 * SECOND)
      expect([await today(), await canCheckIn(), await canCheckIn(day)]).toEqual([next, true, false])
      expect(await checkIn(day)).toMatchObject({ status: 409, body: { detail: 'Already checked in on that day' } })
      expect(await habit()).toMatchObject({ currentStreak: 1, checkedInDays: 1 })
      expect(await checkIn(next)).toMatchObject({
        status: 201,
        body: { habit: { currentStreak: 2, longestStreak: 2 } },
      })
    },
  )

  test.each([
    ['spring', '2026-03-26', '2026-03-29', '+01:00', '+02:00'],
    ['autumn', '2026-10-22', '2026-10-25', '+02:00', '+01:00'],
  ])(
    'keeps its streak through the clock change of %s, late at night or just after midnight',
    async (_, from, change, before, after) => {
      at(`${from}T00:00:01${before}`)
      const { checkIn, today, habit, badges } = await newHabitIn('Europe/Madrid')
      for (let turn = 0; turn < 8; turn++) {
        const day = addDays(from, turn)
        const clock = turn % 2 === 0 ? '23:59:59' : '00:00:01'
        // The clocks change at 2 or 3 in the night: just after midnight it is still the old time.
        const isOld = day < change || (day === change && clock < '02:00')
        at(`${day}T${clock}${isOld ? before : after}`)
        expect([await today(), (await checkIn(await today())).status]).toEqual([day, 201])
        expect(await habit()).toMatchObject({ currentStreak: turn + 1, checkedInDays: turn + 1 })
      }
      expect(await badges()).toEqual([['run_7', 1]])
    },
  )

  test("keeps yesterday's streak until the day after it has passed whole", async () => {
    at('2026-11-20T12:00:00Z')
    const { checkIn, habit } = await newHabitIn('Asia/Shanghai', { dayStartsAt: 4 })
    await checkIn('2026-11-20')
    at('2026-11-22T19:59:59Z') // 03:59:59 on the 23rd: still the 22nd
    expect(await habit()).toMatchObject({ currentStreak: 0, longestStreak: 1 })
    at('2026-11-21T19:59:59Z') // 03:59:59 on the 22nd: still the 21st
    expect(await habit()).toMatchObject({ currentStreak: 1 })
  })

  test('is filled in for 366 days back from the day that the family lives in', async () => {
    at('2026-03-28T10:00:00Z') // the 29th
    const { checkIn } = await newHabitIn('Pacific/Kiritimati')
    expect(await checkIn('2025-03-27')).toMatchObject({ status: 400, body: { code: 'too_long_ago' } })
    expect(await checkIn('2025-03-28')).toMatchObject({ status: 201 })
  })

  const onDevice = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(server.clock.now)

  test('takes the date of a phone that is a day behind for what it is: yesterday', async () => {
    at('2026-03-29T08:00:00Z')
    const { checkIn, canCheckIn, today } = await newHabitIn('Europe/Madrid')
    const sent = onDevice('Pacific/Pago_Pago')
    expect([sent, await today()]).toEqual(['2026-03-28', '2026-03-29'])
    expect(await checkIn(sent)).toMatchObject({ status: 201, body: { habit: { currentStreak: 1 } } })
    expect([await canCheckIn(sent), await canCheckIn()]).toEqual([false, true])
    expect(await checkIn(await today())).toMatchObject({ status: 201, body: { habit: { currentStreak: 2 } } })
  })

  test('refuses the date of a phone that is a day ahead, until the family gets there', async () => {
    at('2026-03-29T12:00:00Z')
    const { checkIn, canCheckIn } = await newHabitIn('Europe/Madrid')
    const sent = onDevice('Pacific/Kiritimati')
    expect([sent, await canCheckIn(sent), await canCheckIn()]).toEqual(['2026-03-30', false, true])
    expect(await checkIn(sent)).toMatchObject({ status: 400, body: { code: 'future_date' } })
    at('2026-03-29T22:00:01Z')
    expect([onDevice('Pacific/Kiritimati'), await canCheckIn(sent)]).toEqual(['2026-03-30', true])
    expect(await checkIn(sent)).toMatchObject({ status: 201 })
  })

  test('takes a phone two days behind the family for the day before yesterday', async () => {
    at('2026-03-29T10:30:00Z')
    const { checkIn, canCheckIn, today } = await newHabitIn('Pacific/Kiritimati')
    const sent = onDevice('Pacific/Pago_Pago')
    expect([sent, await today()]).toEqual(['2026-03-28', '2026-03-30'])
    expect(await checkIn(sent)).toMatchObject({ status: 201, body: { habit: { currentStreak: 0, longestStreak: 1 } } })
    expect(await canCheckIn()).toBe(true)
  })

  test('keeps its streak when the family moves to where it is still yesterday, and when it comes back', async () => {
    at('2026-03-28T12:00:00Z')
    const { checkIn, canCheckIn, today, habit, move } = await newHabitIn('Pacific/Kiritimati')
    for (const day of ['2026-03-27', '2026-03-28', '2026-03-29']) await checkIn(day)
    for (const [timeZone, day] of [
      ['Europe/Madrid', '2026-03-28'],
      ['Pacific/Kiritimati', '2026-03-29'],
    ]) {
      await move({ timeZone })
      expect([await today(), await canCheckIn()]).toEqual([day, false])
      expect(await habit()).toMatchObject({ currentStreak: 3, checkedInDays: 3 })
    }
  })

  test('belongs to yesterday again when the family lets its day begin later', async () => {
    at('2026-03-28T23:40:00Z') // 00:40 on the 29th
    const { checkIn, canCheckIn, today, move } = await newHabitIn('Europe/Madrid')
    await checkIn('2026-03-28')
    expect([await today(), await canCheckIn()]).toEqual(['2026-03-29', true])
    await move({ dayStartsAt: 4 })
    expect([await today(), await canCheckIn()]).toEqual(['2026-03-28', false])
    expect(await checkIn('2026-03-29')).toMatchObject({ status: 400, body: { code: 'future_date' } })
  })
})
