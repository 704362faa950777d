import type { Skill } from '@sprout/domain/skills/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deedsOf, problem, unfit } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

const NOW = '2026-03-29T12:00:00.000Z'
const MINUTE = 60_000

describe.each(Object.entries(databases))('skill challenges on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const newFamily = async () => {
    const family = await server.newFamilyWithChild()
    const list = async () => (await family.call<Skill[]>('GET', `/api/skills/${family.childId}`)).body
    const scores = async (id: string) => (await family.call('GET', `/api/skills/${id}/scores`)).body
    return { ...family, ...deedsOf(family), list, scores }
  }

  test('a challenge is added with all that is said of it', async () => {
    const { call, childId, list } = await newFamily()
    const goal = { difficulty: 'hard', points: 33, targetValue: 12.5, targetUnit: 'km', dueDate: '2026-06-30' }
    const said = { title: ' Cycling ', description: ' By the river ', ...goal }
    const { status, body } = await call('POST', '/api/skills', { childId, ...said })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...{ id: expect.any(String), childId, title: 'Cycling', description: 'By the river', ...goal },
      ...{ currentBest: 0, lastScoreAt: null, isCompleted: false, completedAt: null, createdAt: NOW },
    })
    expect(await list()).toEqual([body])
  })

  test('a challenge with a name alone is easy and open', async () => {
    const { addSkill } = await newFamily()
    expect(await addSkill()).toMatchObject({
      ...{ difficulty: 'easy', points: 20, targetValue: null, targetUnit: null, dueDate: null, description: null },
    })
    expect(await addSkill({ description: ' ', targetUnit: ' ' })).toMatchObject({ description: null, targetUnit: null })
    expect(await addSkill({ difficulty: 'medium' })).toMatchObject({ points: 50 })
    expect(await addSkill({ difficulty: 'hard' })).toMatchObject({ points: 100 })
  })

  test('a score is written down, and the best never falls', async () => {
    const { addSkill, score, scores, timeline, balance, childId } = await newFamily()
    const { id } = await addSkill({ targetValue: 100, targetUnit: 'times' })
    const { status, body } = await score(id, 40)
    expect([status, body]).toMatchObject([200, { id, currentBest: 40, isCompleted: false }])
    server.clock.now = new Date(Date.parse(NOW) + MINUTE)
    expect((await score(id, 30)).body.currentBest).toBe(40)
    expect(await scores(id)).toEqual([
      { score: 40, recordedAt: NOW },
      { score: 30, recordedAt: '2026-03-29T12:01:00.000Z' },
    ])
    server.clock.now = new Date(NOW)
    expect((await timeline())[1]).toEqual({
      ...{ id: expect.any(String), childId, type: 'skill', title: 'Jump rope', description: null, points: 0 },
      ...{ createdAt: NOW, iconName: 'chart', by: 'Ana', repairs: null },
      metadata: `{"cause":"score","skillId":"${id}","score":40,"unit":"times"}`,
    })
    expect(await balance()).toEqual([0, 0])
  })

  test.each([
    ['easy', 20],
    ['medium', 50],
    ['hard', 100],
  ])('an %s challenge gives %i points when its target is reached, once', async (difficulty, points) => {
    const { addSkill, score, timeline, balance, finish } = await newFamily()
    const { id } = await addSkill({ difficulty, targetValue: 100 })
    await score(id, 99)
    expect((await score(id, 100)).body).toMatchObject({ currentBest: 100, isCompleted: true, completedAt: NOW })
    const [completion] = await timeline()
    expect(completion).toMatchObject({ type: 'skill', title: 'Jump rope', points, iconName: 'medal' })
    expect(completion?.metadata).toBe(`{"cause":"skill-completed","skillId":"${id}"}`)
    expect((await score(id, 120)).body).toMatchObject({ currentBest: 120, isCompleted: true, completedAt: NOW })
    await finish(id)
    expect([await balance(), (await timeline()).length]).toEqual([[points, points], 4])
  })

  test('a challenge is completed at once when the caregiver says so, open ones too', async () => {
    const { addSkill, finish, balance, scores, timeline } = await newFamily()
    for (const targetValue of [null, 100]) {
      const { id } = await addSkill({ targetValue, points: 7 })
      const { status, body } = await finish(id)
      expect([status, body]).toMatchObject([200, { isCompleted: true, completedAt: NOW, currentBest: 0 }])
      expect((await finish(id)).body).toEqual(body)
      expect(await scores(id)).toEqual([])
    }
    expect([await balance(), (await timeline()).length]).toEqual([[14, 14], 2])
  })

  test('a score and the word that it is done may come together', async () => {
    const { addSkill, call, balance, scores, list } = await newFamily()
    const { id } = await addSkill({ targetValue: 100 })
    await call('PUT', `/api/skills/${id}`, { currentBest: 60, isCompleted: true })
    expect(await list()).toMatchObject([{ currentBest: 60, isCompleted: true }])
    expect(await scores(id)).toMatchObject([{ score: 60 }])
    expect(await balance()).toEqual([20, 20])
  })

  test('nothing said changes nothing, and what is done stays done', async () => {
    const { addSkill, call, finish, timeline } = await newFamily()
    const skill = await addSkill({ targetValue: 100 })
    const change = (said: object) => call('PUT', `/api/skills/${skill.id}`, said)
    for (const said of [{}, { currentBest: null }, { isCompleted: null }, { isCompleted: false }])
      expect(await change(said)).toMatchObject({ status: 200, body: skill })
    expect(await timeline()).toEqual([])
    const { body } = await finish(skill.id)
    expect((await change({ isCompleted: false })).body).toEqual(body)
  })

  test('a score of 0 is a score', async () => {
    const { addSkill, score, scores } = await newFamily()
    const { id } = await addSkill()
    expect(await score(id, 0)).toMatchObject({ status: 200, body: { currentBest: 0, isCompleted: false } })
    expect(await scores(id)).toHaveLength(1)
  })

  test.each([
    [{ title: '' }, 'title', 'challenge_name_required', 'Challenge name is required'],
    [{ targetValue: 0 }, 'targetValue', 'target_value_positive', 'Target value must be greater than 0'],
    [{ targetValue: -5 }, 'targetValue', 'target_value_positive', 'Target value must be greater than 0'],
    [{ targetValue: 'many' }, 'targetValue', 'target_value_positive', 'Target value must be greater than 0'],
    [{ targetValue: 1e10 }, 'targetValue', 'too_large', 'Too large'],
    [{ points: 101 }, 'points', 'points_range', 'Points must be a whole number from 1 to 100'],
    [{ dueDate: 'soon' }, 'dueDate', 'invalid', 'Invalid value'],
  ])('%j is refused', async (said, path, code, message) => {
    const { call, childId, list } = await newFamily()
    const refused = await call('POST', '/api/skills', { childId, title: 'Jump rope', ...said })
    expect(refused).toMatchObject(unfit(path, code, message))
    expect(await list()).toEqual([])
  })

  test.each([-1, '12', true])('%j is no score', async (currentBest) => {
    const { addSkill, call, scores } = await newFamily()
    const { id } = await addSkill()
    const refused = await call('PUT', `/api/skills/${id}`, { currentBest })
    expect(refused).toMatchObject(unfit('currentBest', 'score_invalid', 'Please enter valid score'))
    expect(await scores(id)).toEqual([])
  })

  test('a deleted challenge is gone, but what was earned with it stays', async () => {
    const { addSkill, finish, score, list, call, timeline, balance } = await newFamily()
    const { id } = await addSkill()
    await finish(id)
    const deleted = await call('DELETE', `/api/skills/${id}`)
    expect([deleted.status, deleted.body]).toEqual([204, ''])
    expect([await list(), await timeline(), await balance()]).toMatchObject([[], [{ points: 20 }], [20, 20]])
    const gone = [
      await call('DELETE', `/api/skills/${id}`),
      await call('GET', `/api/skills/${id}/scores`),
      await score(id, 5),
    ]
    for (const reply of gone) expect(reply).toMatchObject(problem(404, 'not_found', 'Not found', 'Not found'))
  })
})
