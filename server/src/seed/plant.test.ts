import type { Child } from '@sprout/domain/children/model'
import type { Habit } from '@sprout/domain/habits/model'
import { languages } from '@sprout/domain/language'
import type { Moment } from '@sprout/domain/moments/model'
import type { Skill } from '@sprout/domain/skills/model'
import type { Activity } from '@sprout/domain/timeline/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { accountOf, plant, plantFirst } from './plant.ts'
import { words } from './words/words.ts'

type Server = Awaited<ReturnType<typeof startServer>>
const timeZone = 'Europe/Madrid'
/** More than a thousand calls, one after the other: seconds on a quiet machine. */
const FOUR_MONTHS = 90_000

async function visit(server: Server, language: (typeof languages)[number]) {
  const { call } = server.client()
  expect((await call('POST', '/api/auth/sign-in/email', accountOf(language))).status).toBe(200)
  const get = async <T>(path: string) => {
    const { status, body } = await call<T>('GET', path)
    expect([path, status]).toEqual([path, 200])
    return body
  }
  const children = await get<Child[]>('/api/children')
  const ofAll = async <T>(path: string) => (await Promise.all(children.map(({ id }) => get<T[]>(path + id)))).flat()
  return { call, get, children, ofAll }
}

/** What the lines that stand give, beside what the child's row says. */
const balances = async ({ db }: Server) => {
  const children = await db.selectFrom('children').select(['id', 'points', 'totalPoints']).orderBy('id').execute()
  const lines = await db.selectFrom('lines').select(['childId', 'points']).where('undoneAt', 'is', null).execute()
  const sum = (id: string, value: (points: number) => number) =>
    lines.filter(({ childId }) => childId === id).reduce((total, { points }) => total + value(points), 0)
  const told = children.map(({ id }) => ({
    ...{ id, points: sum(id, (points) => points) },
    totalPoints: sum(id, (points) => Math.max(0, points)),
  }))
  return { children, told }
}

describe.each(languages)('the demo family in %s', (language) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(databases.sqlite)
    expect(await plant(server.db, { language, lines: 0, now: server.clock.now, timeZone })).toBe(true)
  }, FOUR_MONTHS)
  afterAll(() => server.stop())

  test('has three children, whose points are what their records say', async () => {
    const { children, told } = await balances(server)
    expect(children).toHaveLength(3)
    expect(children).toEqual(told)
    for (const { points } of children) expect(points).toBeGreaterThan(0)
  })

  test('has lived four months up to now, and not a minute further', async () => {
    const lines = await server.db.selectFrom('lines').select(['createdAt', 'cause']).orderBy('createdAt').execute()
    const since = Date.parse(lines[0]?.createdAt ?? '')
    expect((server.clock.now.getTime() - since) / 86_400_000).toBeGreaterThan(115)
    expect((lines.at(-1)?.createdAt ?? '') <= server.clock.now.toISOString()).toBe(true)
    expect(lines.length).toBeGreaterThan(800)
    expect([...new Set(lines.map(({ cause }) => cause))].sort()).toEqual(
      ['behavior', 'check-in', 'habit-completed', 'moment', 'redemption', 'score', 'skill-completed'].sort(),
    )
  })

  test('grows one habit well, has grown one, and forgets one', async () => {
    const { ofAll } = await visit(server, language)
    const habits = await ofAll<Habit>('/api/habits/')
    const titles = (fits: (habit: Habit) => boolean) => habits.filter(fits).map(({ title }) => title)
    const said = words[language].habits
    expect(titles(({ isCompleted }) => isCompleted)).toEqual([said.reading.title, said.shoes.title])
    const running = titles(({ isCompleted, currentStreak }) => !isCompleted && currentStreak >= 8)
    expect(running).toEqual([said.brush_teeth.title, said.vegetables.title, said.own_bed.title])
    const faltering = titles(({ checkedInDays, currentStreak }) => currentStreak === 0 && checkedInDays > 10)
    expect(faltering).toEqual([said.bag_packed.title, said.bedtime.title])
  })

  test('gets better at its skills, and is done with one', async () => {
    const { ofAll, get } = await visit(server, language)
    const skills = await ofAll<Skill>('/api/skills/')
    expect(skills.filter((skill) => skill.isCompleted).map(({ title }) => title)).toEqual([
      words[language].skills.jump_rope.title,
    ])
    for (const { id, currentBest } of skills) {
      const [first] = await get<{ score: number }[]>(`/api/skills/${id}/scores`)
      expect(currentBest).toBeGreaterThan(first?.score ?? currentBest)
    }
  })

  test('repairs what went wrong, is surprised by gifts, and tells its moments', async () => {
    const { ofAll } = await visit(server, language)
    const { gift, smallRemedy, bigRemedy, stories } = words[language]
    const lines = (await ofAll<Activity>('/api/activities/')).map(({ title }) => title)
    const all = await server.db.selectFrom('lines').select(['title', 'repairs']).execute()
    expect(all.filter(({ title }) => title === gift).length).toBeGreaterThan(5)
    const mended = all.filter(({ repairs }) => repairs).map(({ title }) => title)
    expect([...new Set(mended)].sort()).toEqual([smallRemedy, bigRemedy].sort())
    const moments = await ofAll<Moment>('/api/moments/')
    const { stars: _ofSummer, ...fitting } = stories
    expect(new Set(moments.map(({ content }) => content))).toEqual(new Set(['', ...Object.values(fitting)]))
    expect(new Set(moments.map(({ mood }) => mood)).size).toBeGreaterThan(8)
    expect(lines.length).toBeGreaterThan(0)
  })

  test('answers every call that a screen makes', async () => {
    const { get, children } = await visit(server, language)
    for (const { id } of children) {
      const [behaviors, weekly] = [`/api/behaviors/${id}/quick`, `/api/stats/${id}/weekly`]
      for (const path of [behaviors, weekly, `/api/stats/${id}/days`, `/api/badges/${id}`]) await get(path)
      expect((await get<object[]>(`/api/rewards/${id}`)).length).toBeGreaterThan(6)
      expect((await get<object[]>(`/api/rewards/${id}/redemptions`)).length).toBeGreaterThan(5)
    }
  })

  test('comes once', async () => {
    const planting = { language, lines: 0, now: server.clock.now, timeZone }
    expect(await plant(server.db, planting)).toBe(false)
    expect(await plantFirst(server.db, planting)).toBe(false)
    expect((await balances(server)).children).toHaveLength(3)
  })
})

test.each(Object.entries(databases))(
  'many lines are as true as few, on %s',
  { timeout: FOUR_MONTHS },
  async (_, open) => {
    const server = await startServer(open)
    await plant(server.db, { language: 'en', lines: 2500, now: server.clock.now, timeZone })
    const { children, told } = await balances(server)
    expect(children).toEqual(told)
    const { count } = await server.db
      .selectFrom('lines')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('createdAt', '<', '2025-11-29')
      .executeTakeFirstOrThrow()
    expect(count).toBe(2500)
    const { call, get, children: shown } = await visit(server, 'en')
    for (const { id } of shown) {
      for (const list of [`/api/activities/${id}`, `/api/moments/${id}`, `/api/rewards/${id}/redemptions`]) {
        const [first] = (await get<{ id: string }[]>(`${list}?limit=200`)).slice(-1)
        await get(`${list}?limit=200&before=${first?.id}`)
      }
      const [oldest] = (await get<Activity[]>(`/api/activities/${id}?limit=200`)).slice(-1)
      expect((await call('POST', `/api/activities/${oldest?.id}/undo`)).status).toBe(200)
    }
    expect((await balances(server)).children).toEqual((await balances(server)).told)
    await server.stop()
  },
)

test('the family that comes is the same every time', { timeout: FOUR_MONTHS }, async () => {
  const lives = await Promise.all(
    [1, 2].map(async () => {
      const server = await startServer(databases.sqlite)
      await plant(server.db, { language: 'en', lines: 0, now: server.clock.now, timeZone })
      const lines = await server.db.selectFrom('lines').select(['title', 'points', 'createdAt']).orderBy('id').execute()
      await server.stop()
      return lines
    }),
  )
  expect(lives[0]).toEqual(lives[1])
})

test('all of it comes or nothing: what breaks half-way leaves no family', async () => {
  const server = await startServer(databases.sqlite)
  await server.db.schema.dropTable('redemptions').execute()
  const planting = { language: 'en', lines: 0, now: server.clock.now, timeZone } as const
  await expect(plant(server.db, planting)).rejects.toThrow('refused')
  expect(await server.db.selectFrom('families').select('id').execute()).toEqual([])
  await server.stop()
})
