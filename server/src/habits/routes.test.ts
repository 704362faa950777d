import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deedsOf, problem, unfit } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

const NOW = '2026-03-29T12:00:00.000Z'
const TODAY = '2026-03-29'
const fresh = {
  ...{ currentStreak: 0, longestStreak: 0, checkedInDays: 0, lastKeptOn: null },
  ...{ isCompleted: false, completedAt: null },
}

describe.each(Object.entries(databases))('habits on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const newFamily = async () => {
    const family = await server.newFamilyWithChild()
    const list = async () => (await family.call<object[]>('GET', `/api/habits/${family.childId}`)).body
    return { ...family, ...deedsOf(family), list }
  }

  test('a habit is added with all that is said of it', async () => {
    const { call, childId, list } = await newFamily()
    const said = { title: ' Reading ', description: ' A page ', difficulty: 'hard', points: 7, targetDays: 66 }
    const { status, body } = await call('POST', '/api/habits', { childId, ...said })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...{ id: expect.any(String), childId, ...said, title: 'Reading', description: 'A page' },
      ...{ ...fresh, createdAt: NOW },
    })
    expect(await list()).toEqual([body])
  })

  test.each([
    ['easy', 2],
    ['medium', 5],
    ['hard', 10],
  ])('an %s one gives %i points a check-in unless said', async (difficulty, points) => {
    const { addHabit } = await newFamily()
    expect(await addHabit({ difficulty })).toMatchObject({ points, targetDays: 21, description: null })
    expect(await addHabit({ difficulty, points: 100 })).toMatchObject({ points: 100 })
  })

  test('a habit is easy unless said', async () => {
    const { addHabit } = await newFamily()
    expect(await addHabit()).toMatchObject({ difficulty: 'easy', points: 2 })
  })

  test('the oldest habit comes first', async () => {
    const { addHabit, list } = await newFamily()
    for (const title of ['Teeth', 'Bed', 'Reading']) await addHabit({ title })
    expect(await list()).toMatchObject([{ title: 'Teeth' }, { title: 'Bed' }, { title: 'Reading' }])
  })

  test.each([
    [{ title: ' ' }, 'title', 'habit_name_required', 'Please enter the habit name'],
    [{ targetDays: 0 }, 'targetDays', 'target_days_range', 'Target days must be a whole number from 1 to 365'],
    [{ targetDays: 366 }, 'targetDays', 'target_days_range', 'Target days must be a whole number from 1 to 365'],
    [{ targetDays: 1.5 }, 'targetDays', 'target_days_range', 'Target days must be a whole number from 1 to 365'],
    [{ points: 0 }, 'points', 'points_range', 'Points must be a whole number from 1 to 100'],
    [{ points: 101 }, 'points', 'points_range', 'Points must be a whole number from 1 to 100'],
    [{ difficulty: 'extreme' }, 'difficulty', 'invalid', 'Invalid value'],
  ])('%j is refused', async (said, path, code, message) => {
    const { call, childId, list } = await newFamily()
    const refused = await call('POST', '/api/habits', { childId, title: 'Reading', ...said })
    expect(refused).toMatchObject(unfit(path, code, message))
    expect(await list()).toEqual([])
  })

  test('a deleted habit is gone, but what was earned with it stays', async () => {
    const { addHabit, checkIn, list, call, timeline, balance } = await newFamily()
    const { id } = await addHabit()
    await checkIn(id, TODAY)
    const deleted = await call('DELETE', `/api/habits/${id}`)
    expect([deleted.status, deleted.body, deleted.headers['content-type']]).toEqual([204, '', undefined])
    expect([await list(), await timeline(), await balance()]).toMatchObject([[], [{ title: 'Reading' }], [2, 2]])
    const gone = [
      await call('DELETE', `/api/habits/${id}`),
      await call('GET', `/api/habits/${id}/can-checkin`),
      await call('GET', `/api/habits/${id}/checkins`),
      await checkIn(id, '2026-03-28'),
    ]
    for (const reply of gone) expect(reply).toMatchObject(problem(404, 'not_found', 'Not found', 'Not found'))
  })
})
