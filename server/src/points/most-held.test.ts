import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { deedsOf, unfit } from './deeds-testing.ts'

const MOST = 2_147_483_647
const tooLarge = unfit('points', 'too_large', 'Too large')

describe.each(Object.entries(databases))('a balance that its column can hardly hold, on %s,', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const newFamilyAt = async (points: number, totalPoints: number) => {
    const family = await server.newFamilyWithChild()
    const child = server.db.updateTable('children').where('id', '=', family.childId)
    return { ...deedsOf(family), shift: () => child.set({ points, totalPoints }).execute() }
  }

  test.each([
    ['to spend', MOST - 5, 0, 6, 5],
    ['ever earned', 0, MOST - 5, 6, 5],
    ['owed', 5 - MOST, 0, -6, -5],
  ])('takes no more points %s than that', async (_what, points, total, tooMuch, right) => {
    const { behave, timeline, balance, shift } = await newFamilyAt(points, total)
    await shift()
    expect(await behave(tooMuch)).toMatchObject(tooLarge)
    expect([await timeline(), await balance()]).toEqual([[], [points, total]])
    expect(await behave(right)).toMatchObject({ status: 201 })
    expect(await balance()).toEqual([points + right, total + Math.max(right, 0)])
  })

  test('takes no more back than that', async () => {
    const { behave, undo, timeline, balance, shift } = await newFamilyAt(MOST - 5, 0)
    const { body: line } = await behave(-6)
    await shift()
    expect(await undo(line.id)).toMatchObject(tooLarge)
    expect([(await timeline()).length, await balance()]).toEqual([1, [MOST - 5, 0]])
  })
})
