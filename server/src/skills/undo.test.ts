import type { Skill } from '@sprout/domain/skills/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deedsOf } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

describe.each(Object.entries(databases))('taking back a score on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  /** A challenge with these scores, and the line of each. */
  async function newFamilyWithScores(targetValue: number | null, ...scored: number[]) {
    const family = await server.newFamilyWithChild()
    const deeds = deedsOf(family)
    const { id } = await deeds.addSkill({ targetValue })
    for (const one of scored) await deeds.score(id, one)
    const find = async (what: string) =>
      (await deeds.timeline()).find(({ metadata }) => metadata?.includes(what))?.id ?? ''
    const line = (score: number) => find(`"score":${score},`)
    return {
      ...{ ...family, ...deeds, skillId: id, line },
      completion: () => find('skill-completed'),
      undoScore: async (score: number) => deeds.undo(await line(score)),
      shown: async () => (await family.call<Skill[]>('GET', `/api/skills/${family.childId}`)).body[0],
      scores: async () =>
        (await family.call<{ score: number }[]>('GET', `/api/skills/${id}/scores`)).body.map(({ score }) => score),
    }
  }

  test('brings back the best there was before', async () => {
    const { undoScore, shown, scores } = await newFamilyWithScores(100, 10, 40, 30)
    expect(await undoScore(40)).toMatchObject({ status: 200, body: { type: 'skill', points: 0 } })
    expect([(await shown())?.currentBest, await scores()]).toEqual([30, [10, 30]])
    await undoScore(10)
    await undoScore(30)
    expect([(await shown())?.currentBest, await scores()]).toEqual([0, []])
  })

  test('that reached the target takes the points and the badge along', async () => {
    const { undoScore, takesAlong, line, completion, shown, balance, badges, timeline } = await newFamilyWithScores(
      100,
      ...[40, 100],
    )
    expect([await badges(), await balance()]).toEqual([[['skill_master', 1]], [20, 20]])
    expect(await takesAlong(await line(100))).toEqual([await completion()])
    await undoScore(100)
    expect(await shown()).toMatchObject({ currentBest: 40, isCompleted: false, completedAt: null })
    expect([await badges(), await balance(), (await timeline()).length]).toEqual([[], [0, 0], 1])
  })

  test('leaves the completion where another score reaches the target', async () => {
    const { undoScore, takesAlong, line, shown, balance } = await newFamilyWithScores(100, 100, 120)
    expect(await takesAlong(await line(100))).toEqual([])
    await undoScore(100)
    expect([await shown(), await balance()]).toMatchObject([{ isCompleted: true, currentBest: 120 }, [20, 20]])
    await undoScore(120)
    expect([await shown(), await balance()]).toMatchObject([{ isCompleted: false, currentBest: 0 }, [0, 0]])
  })

  test('leaves the completion that a caregiver declared', async () => {
    const { undoScore, finish, score, skillId, shown, balance } = await newFamilyWithScores(100, 40)
    await finish(skillId)
    await score(skillId, 100)
    await undoScore(100)
    expect([await shown(), await balance()]).toMatchObject([{ isCompleted: true, currentBest: 40 }, [20, 20]])
  })

  test('takes the completion along also when a caregiver has said "done" after it', async () => {
    const { undoScore, finish, skillId, shown, balance } = await newFamilyWithScores(100, 100)
    await finish(skillId)
    await undoScore(100)
    expect([await shown(), await balance()]).toMatchObject([{ isCompleted: false }, [0, 0]])
  })

  test('is what taking back the completion means: every score that reaches the target goes along', async () => {
    const { undo, takesAlong, completion, line, shown, scores, balance } = await newFamilyWithScores(
      100,
      ...[40, 100, 120],
    )
    const done = await completion()
    expect((await takesAlong(done)).toSorted()).toEqual([await line(100), await line(120)].toSorted())
    expect(await undo(done)).toMatchObject({ status: 200, body: { id: done, points: 20 } })
    expect(await shown()).toMatchObject({ isCompleted: false, currentBest: 40 })
    expect([await scores(), await balance()]).toEqual([[40], [0, 0]])
  })

  test('has no part in taking back what was declared: the scores below stay', async () => {
    const { undo, finish, takesAlong, completion, skillId, shown, scores, balance } = await newFamilyWithScores(100, 40)
    await finish(skillId)
    const done = await completion()
    expect(await takesAlong(done)).toEqual([])
    await undo(done)
    expect(await shown()).toMatchObject({ isCompleted: false, completedAt: null, currentBest: 40 })
    expect([await scores(), await balance()]).toEqual([[40], [0, 0]])
  })

  test('of a challenge declared done and reached later: the completion takes both along', async () => {
    const { undo, finish, score, completion, skillId, shown, balance } = await newFamilyWithScores(100)
    await finish(skillId)
    await score(skillId, 100)
    await undo(await completion())
    expect([await shown(), await balance()]).toMatchObject([{ isCompleted: false, currentBest: 0 }, [0, 0]])
  })

  test('lets the challenge be completed anew, and pays once', async () => {
    const { undoScore, finish, score, skillId, balance, badges } = await newFamilyWithScores(100, 100)
    await undoScore(100)
    await score(skillId, 101)
    await finish(skillId)
    expect([await balance(), await badges()]).toEqual([[20, 20], [['skill_master', 1]]])
  })

  test('in any order leaves nothing behind', async () => {
    const orders = [
      [40, 100, 120],
      [120, 100, 40],
      [100, 40, 120],
    ]
    for (const order of orders) {
      const { undoScore, shown, balance, timeline, badges } = await newFamilyWithScores(100, 40, 100, 120)
      for (const one of order) expect(await undoScore(one)).toMatchObject({ status: 200 })
      expect(await shown()).toMatchObject({ currentBest: 0, isCompleted: false, completedAt: null })
      expect([await balance(), await timeline(), await badges()]).toEqual([[0, 0], [], []])
    }
  })

  test('works after the challenge was deleted', async () => {
    const { undoScore, call, skillId, balance, timeline, badges } = await newFamilyWithScores(100, 40, 100)
    await call('DELETE', `/api/skills/${skillId}`)
    expect(await badges()).toEqual([['skill_master', 1]])
    expect(await undoScore(100)).toMatchObject({ status: 200 })
    expect([await balance(), (await timeline()).length, await badges()]).toEqual([[0, 0], 1, []])
  })
})
