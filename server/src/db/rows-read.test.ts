import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillNeighbourhood, fillRecord, startCountingServer } from './rows-read-testing.ts'

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
  ['the newest redemptions', ({ id }) => `/api/rewards/${id}/redemptions?limit=5`, 12],
  ['redemptions far back', ({ id, line }) => `/api/rewards/${id}/redemptions?limit=2&before=${line(63)}`, 7],
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

/** What PostgreSQL knows of a family depends on when it counted, and on which rows it happened to look at. */
const knowledge = {
  'before the others came': 'select 1',
  'all families': 'analyze',
  'other families': 'set default_statistics_target = 1; analyze; reset default_statistics_target',
  'nobody yet': `delete from pg_statistic where starelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`,
}

describe('the rows that PostgreSQL reads', () => {
  let server: Awaited<ReturnType<typeof startCountingServer>>
  let call: Awaited<ReturnType<typeof server.newFamily>>['call']
  let few: Child
  let many: Child

  beforeAll(async () => {
    server = await startCountingServer()
    const family = await server.newFamilyWithChild()
    call = family.call
    const { familyId } = await server.db.selectFrom('caregivers').select('familyId').executeTakeFirstOrThrow()
    const ofFamily = { familyId, today, madeBy: family.user.id }
    const grow = async (childId: string, lines: number): Promise<Child> => {
      const { habit, skill } = await growGoals(childId)
      await fillRecord(server.db, { ...ofFamily, childId }, lines)
      return { id: childId, habit, skill, line: (age) => `${childId}-${String(lines - age).padStart(7, '0')}` }
    }
    few = await grow(family.childId, FEW)
    many = await grow((await call('POST', '/api/children', { name: 'Leo' })).body.id, MANY)
    const neighbour = await server.newFamilyWithChild()
    const { id } = await server.db
      .selectFrom('families')
      .select('id')
      .where('id', '!=', familyId)
      .executeTakeFirstOrThrow()
    await sql`analyze`.execute(server.db)
    await fillNeighbourhood(server.db, id, neighbour.childId)
  }, 120_000)
  afterAll(() => server.stop())

  async function growGoals(childId: string) {
    const { body: habit } = await call('POST', '/api/habits', { childId, title: 'Read' })
    const { body: skill } = await call('POST', '/api/skills', { childId, title: 'Swim' })
    for (let day = 10; day < 20; day++) {
      await call('POST', `/api/habits/${habit.id}/checkin`, { date: `2026-03-${day}` })
      await call('PUT', `/api/skills/${skill.id}`, { currentBest: day })
    }
    return { habit: habit.id, skill: skill.id }
  }

  describe.each(Object.entries(knowledge))('when it has counted %s', (_, count) => {
    beforeAll(() => sql.raw(count).execute(server.db))

    test.each(lists)('for %s are as few for a hundred lines as for a hundred thousand', async (_, path, most) => {
      const cost = (child: Child) => server.rowsRead(() => call('GET', path(child)))
      const [cheap, dear] = [await cost(few), await cost(many)]
      expect((await call<object[]>('GET', path(many))).status).toBe(200)
      expect(dear).toEqual(cheap)
      // Who asks costs one row each.
      const { sessions, caregivers, families, children = 0, ...list } = dear
      expect([sessions, caregivers, families, children <= 2]).toEqual([1, 1, 1, true])
      expect(Object.values(list).reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(most)
    })

    test('for a question to the assistant are as few, whatever the child has lived through', async () => {
      const ask = ({ id }: Child) =>
        call('POST', '/api/ai/chat/stream', { childId: id, message: 'bedtime', language: 'en' })
      for (const child of [few, many]) expect((await ask(child)).status).toBe(200)
      const [cheap, dear] = [await server.rowsRead(() => ask(few)), await server.rowsRead(() => ask(many))]
      expect(dear).toEqual(cheap)
      expect(Object.values(dear).reduce((sum, rows) => sum + rows, 0)).toBeLessThanOrEqual(150)
    })
  })

  test('are counted: a list without its limit would be seen', async () => {
    const all = () => server.db.selectFrom('lines').select('id').where('childId', '=', many.id).execute()
    expect((await server.rowsRead(all)).lines).toBeGreaterThanOrEqual(MANY)
  })
})
