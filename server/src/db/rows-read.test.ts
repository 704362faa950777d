import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { familyIdOf, fillNeighbourhood, fillRecord, startCountingServer } from './rows-read-testing.ts'

const FEW = 100
const MANY = 100_000
const today = '2026-03-29'

type Child = { id: string; line: (age: number) => string; habit: string; skill: string }

/** The lists of a child, each with how many rows it may cost at most, whatever the child has lived through. */
const lists: [name: string, path: (child: Child) => string, most: number][] = [
  ['the newest activities', ({ id }) => `/api/activities/${id}?limit=20`, 21],
  ['activities far back', ({ id, line }) => `/api/activities/${id}?limit=20&before=${line(70)}`, 22],
  ['the newest moments', ({ id }) => `/api/moments/${id}?limit=5`, 12],
  ['moments far back', ({ id, line }) => `/api/moments/${id}?limit=2&before=${line(67)}`, 7],
  ['moments from one on that is gone', ({ id }) => `/api/moments/${id}?limit=2&before=gone`, 0],
  ['the newest redemptions', ({ id }) => `/api/rewards/${id}/redemptions?limit=5`, 24],
  ['redemptions far back', ({ id, line }) => `/api/rewards/${id}/redemptions?limit=2&before=${line(63)}`, 13],
  ['the week', ({ id }) => `/api/stats/${id}/weekly`, 60],
  ['the last four weeks', ({ id }) => `/api/stats/${id}/days`, 80],
  ['the badges', ({ id }) => `/api/badges/${id}`, 90],
  ['the habits', ({ id }) => `/api/habits/${id}`, 12],
  ['the days of a habit', ({ habit }) => `/api/habits/${habit}/checkins`, 11],
  ['the skills', ({ id }) => `/api/skills/${id}`, 12],
  ['the scores of a skill', ({ skill }) => `/api/skills/${skill}/scores`, 11],
  ['the rewards', ({ id }) => `/api/rewards/${id}`, 6],
  ['the quick list', ({ id }) => `/api/behaviors/${id}/quick`, 5],
  ['the children', () => '/api/children', 2],
]

type Family = Pick<Awaited<ReturnType<typeof server.newFamily>>, 'call'> & { few: Child; many: Child }
let server: Awaited<ReturnType<typeof startCountingServer>>
let family: Family

const count = () => sql`analyze`.execute(server.db)

/** What PostgreSQL knows of a family depends on when it counted, and on which rows it happened to look at. */
const knowledge: Record<string, () => Promise<unknown>> = {
  'this family, before the others came': async () => {
    family = await newFamily()
    await count()
    await fillNeighbourhood(server)
  },
  'all families': count,
  'nobody yet': () =>
    sql`delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`.execute(
      server.db,
    ),
  'the others, before this family came': async () => {
    await count()
    family = await newFamily()
  },
}

async function newFamily(): Promise<Family> {
  const { call, user, childId } = await server.newFamilyWithChild()
  const familyId = await familyIdOf(server.db, user.id)
  const grow = async (id: string, lines: number): Promise<Child> => {
    const { body: habit } = await call('POST', '/api/habits', { childId: id, title: 'Read' })
    const { body: skill } = await call('POST', '/api/skills', { childId: id, title: 'Swim' })
    for (let day = 10; day < 20; day++) {
      await call('POST', `/api/habits/${habit.id}/checkin`, { date: `2026-03-${day}` })
      await call('PUT', `/api/skills/${skill.id}`, { currentBest: day })
    }
    const { body: rewards } = await call<{ id: string }[]>('GET', `/api/rewards/${id}`)
    await fillRecord(server.db, { familyId, today, madeBy: user.id, childId: id, rewardId: rewards[0]!.id }, lines)
    return { id, habit: habit.id, skill: skill.id, line: (age) => `${id}-${String(lines - age).padStart(7, '0')}` }
  }
  const few = await grow(childId, FEW)
  return { call, few, many: await grow((await call('POST', '/api/children', { name: 'Leo' })).body.id, MANY) }
}

describe('the rows that PostgreSQL reads', () => {
  beforeAll(async () => {
    server = await startCountingServer()
  })
  afterAll(() => server.stop())

  describe.each(Object.entries(knowledge))('when it has counted %s', (_, learn) => {
    beforeAll(learn, 120_000)

    test.each(lists)('for %s are as few for a hundred lines as for a hundred thousand', async (_, path, most) => {
      const cost = (child: Child) => server.rowsRead(() => family.call('GET', path(child)))
      const [cheap, dear] = [await cost(family.few), await cost(family.many)]
      expect((await family.call<object[]>('GET', path(family.many))).status).toBe(200)
      expect(dear).toEqual(cheap)
      // Who asks costs one row each.
      const { sessions, caregivers, families, children = 0, ...list } = dear
      expect([sessions, caregivers, families, children <= 2]).toEqual([1, 1, 1, true])
      expect(Object.values(list).reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(most)
    })

    test('for a question to the assistant are as few, whatever the child has lived through', async () => {
      const ask = ({ id }: Child) =>
        family.call('POST', '/api/ai/chat/stream', { childId: id, message: 'bedtime', language: 'en' })
      for (const child of [family.few, family.many]) expect((await ask(child)).status).toBe(200)
      const [cheap, dear] = [
        await server.rowsRead(() => ask(family.few)),
        await server.rowsRead(() => ask(family.many)),
      ]
      expect(dear).toEqual(cheap)
      expect(Object.values(dear).reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(150)
    })

    test('for those who record in company are one each', async () => {
      const all = await Promise.all(Array.from({ length: 16 }, () => server.newFamilyWithChild()))
      const deed = { type: 'reward', title: 'Sang', points: 5 }
      const record = () =>
        Promise.all(all.map(({ call, childId }) => call('POST', '/api/behaviors', { childId, ...deed })))
      await record()
      const { sessions = 0, caregivers, families, children, ...more } = await server.rowsRead(record)
      // Whoever has begun before the others came asks alone, in other words.
      expect(sessions).toBeGreaterThan(8)
      expect(sessions).toBeLessThanOrEqual(16)
      expect({ caregivers, families, more }).toEqual({ caregivers: sessions, families: sessions, more: {} })
      // To hold it, and to move its points.
      expect(children).toBeLessThanOrEqual(32)
    })

    test.each(['/api/family/export', '/api/family/export/csv'])(
      'for %s are those of the family, once',
      async (path) => {
        const { caregivers, lines, ...rest } = await server.rowsRead(() => family.call('GET', path))
        expect(caregivers).toBeLessThanOrEqual(3)
        expect(lines).toBeLessThan((FEW + MANY) * 1.01)
        expect(Object.values(rest).reduce((sum, rows) => sum + rows, 0)).toBeLessThan((FEW + MANY) * 0.25)
      },
    )
  })

  test('are counted: a list without its limit would be seen', async () => {
    const all = () => server.db.selectFrom('lines').select('id').where('childId', '=', family.many.id).execute()
    expect((await server.rowsRead(all)).lines).toBeGreaterThanOrEqual(MANY)
  })
})
