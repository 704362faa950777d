import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deedsOf, problem, unfit } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

const NOW = '2026-03-29T12:00:00.000Z'

describe.each(Object.entries(databases))('behaviours on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const newFamily = async () => {
    const family = await server.newFamilyWithChild()
    return { ...family, ...deedsOf(family) }
  }

  test('a good deed gives its points, and stands in the timeline as it was told', async () => {
    const { behave, balance, timeline, childId } = await newFamily()
    const said = { title: ' Tidied up ', description: ' All of it\nalone ', difficulty: 'hard', category: 'good' }
    const { status, body } = await behave(10, said)
    expect(status).toBe(201)
    expect(body).toEqual({
      ...{ id: expect.any(String), childId, type: 'behavior', title: 'Tidied up', description: 'All of it\nalone' },
      ...{ points: 10, createdAt: NOW, iconName: 'star', by: 'Ana', repairs: null },
      metadata: '{"cause":"behavior","category":"good","difficulty":"hard"}',
    })
    expect(await timeline()).toEqual([body])
    expect(await balance()).toEqual([10, 10])
  })

  test('a correction takes its points, also below zero, and nothing of what was ever earned', async () => {
    const { behave, balance } = await newFamily()
    await behave(10)
    const { status, body } = await behave(-15)
    expect(status).toBe(201)
    expect(body).toMatchObject({ type: 'behavior', points: -15, iconName: 'cloud', description: null })
    expect(JSON.parse(body.metadata ?? '')).toMatchObject({ category: 'needs_improvement', difficulty: null })
    expect(await balance()).toEqual([-5, 10])
  })

  test('1 and 100 points are the least and the most', async () => {
    const { behave, balance } = await newFamily()
    for (const points of [1, 100, -1, -100]) expect(await behave(points)).toMatchObject({ status: 201 })
    expect(await balance()).toEqual([0, 101])
  })

  test('gifts and remedies are told apart by their icons', async () => {
    const { behave } = await newFamily()
    const icons = async (category: string) => (await behave(5, { category })).body.iconName
    expect([await icons('gift'), await icons('remedy')]).toEqual(['gift', 'bandage'])
  })

  test('a family that keeps balances at zero loses no more than there is', async () => {
    const { behave, balance, call } = await newFamily()
    await call('PATCH', '/api/family', { keepBalancesAtZero: true })
    await behave(10)
    expect((await behave(-4)).body.points).toBe(-4)
    expect((await behave(-15)).body.points).toBe(-6)
    expect((await behave(-15)).body.points).toBe(0)
    expect(await balance()).toEqual([0, 10])
  })

  test('a debt from before the switch stays as it is, and grows no more', async () => {
    const { behave, balance, call } = await newFamily()
    await behave(-20)
    await call('PATCH', '/api/family', { keepBalancesAtZero: true })
    expect((await behave(-5)).body.points).toBe(0)
    await behave(15)
    expect(await balance()).toEqual([-5, 15])
  })

  test.each([
    [{ title: ' ' }, 'title', 'behavior_name_required', 'Enter behavior name'],
    [{ type: null }, 'type', 'behavior_type_required', 'Please select behavior type'],
    [{ points: null }, 'points', 'points_required', 'Title and points are required fields'],
    [{ points: '10' }, 'points', 'points_required', 'Title and points are required fields'],
    [{ points: 0 }, 'points', 'points_positive', 'Points must be a positive number'],
    [{ points: -10 }, 'points', 'points_positive', 'Points must be a positive number'],
    [{ type: 'punishment' }, 'points', 'points_positive', 'Points must be a positive number'],
    [{ points: 101 }, 'points', 'points_range', 'Points must be a whole number from 1 to 100'],
    [{ points: 1e308 }, 'points', 'points_range', 'Points must be a whole number from 1 to 100'],
    [{ points: 1.5 }, 'points', 'points_range', 'Points must be a whole number from 1 to 100'],
    [{ type: 'punishment', points: -101 }, 'points', 'points_range', 'Points must be a whole number from 1 to 100'],
    [{ category: 'needs_improvement' }, 'category', 'invalid', 'Invalid value'],
    [{ category: 'good', repairs: 'x' }, 'category', 'invalid', 'Invalid value'],
    [{ title: 'a'.repeat(101) }, 'title', 'too_long', 'Too long'],
    [{ description: 'a'.repeat(2001) }, 'description', 'too_long', 'Too long'],
  ])('%j is refused, and nothing is recorded', async (said, path, code, message) => {
    const { behave, balance, timeline } = await newFamily()
    expect(await behave(10, said)).toMatchObject(unfit(path, code, message))
    expect([await balance(), await timeline()]).toEqual([[0, 0], []])
  })

  test('an empty request names all that is missing', async () => {
    const { status, body } = await (await newFamily()).call<{ errors: object[] }>('POST', '/api/behaviors', {})
    expect(status).toBe(400)
    expect(body.errors).toEqual([
      { path: 'childId', code: 'invalid', message: 'Invalid value' },
      { path: 'type', code: 'behavior_type_required', message: 'Please select behavior type' },
      { path: 'title', code: 'behavior_name_required', message: 'Enter behavior name' },
      { path: 'points', code: 'points_required', message: 'Title and points are required fields' },
    ])
  })

  describe('a remedy', () => {
    const NOT_ONE = 'Only a correction that still stands can be put right'
    const remedy = (repairs: string) => ({ category: 'remedy', repairs })

    test('is shown with the correction that it makes good', async () => {
      const { behave, timeline } = await newFamily()
      const { body: wrong } = await behave(-10)
      const { status, body: good } = await behave(5, remedy(wrong.id))
      expect([status, good.repairs]).toEqual([201, wrong.id])
      expect((await timeline()).map(({ id, repairs }) => [id, repairs])).toEqual([
        [good.id, wrong.id],
        [wrong.id, null],
      ])
    })

    test('stands alone when the correction is undone, and may be undone itself', async () => {
      const { behave, timeline, undo, takesAlong, balance } = await newFamily()
      const { body: wrong } = await behave(-10)
      const { body: good } = await behave(5, remedy(wrong.id))
      expect(await takesAlong(wrong.id)).toEqual([])
      await undo(wrong.id)
      expect((await timeline()).map(({ id, repairs }) => [id, repairs])).toEqual([[good.id, null]])
      expect(await balance()).toEqual([5, 5])
      expect(await undo(good.id)).toMatchObject({ status: 200 })
      expect(await balance()).toEqual([0, 0])
    })

    test('makes good no praise, no other noun and nothing that was undone', async () => {
      const { behave, undo, writeMoment, timeline } = await newFamily()
      const { body: praise } = await behave(10)
      const { body: wrong } = await behave(-10)
      await undo(wrong.id)
      await writeMoment()
      const moment = (await timeline()).find(({ type }) => type === 'moment')
      for (const id of [praise.id, wrong.id, moment?.id ?? ''])
        expect(await behave(5, remedy(id))).toMatchObject(unfit('repairs', 'not_a_correction', NOT_ONE))
    })

    test('is one when nobody says so, by what it makes good', async () => {
      const { behave } = await newFamily()
      const { body: wrong } = await behave(-10)
      const { body: good } = await behave(5, { repairs: wrong.id })
      expect([good.repairs, good.iconName, JSON.parse(good.metadata ?? '').category]).toEqual([
        wrong.id,
        'bandage',
        'remedy',
      ])
    })

    test('makes good what no other has: of two phones one is paid, and again once that is undone', async () => {
      const { behave, undo, balance } = await newFamily()
      const { body: wrong } = await behave(-10)
      const both = await Promise.all([behave(5, remedy(wrong.id)), behave(15, remedy(wrong.id))])
      const [[paid], [not]] = [both.filter(({ status }) => status === 201), both.filter(({ status }) => status !== 201)]
      expect(not).toMatchObject(unfit('repairs', 'already_made_good', 'This was already put right'))
      expect(await balance()).toEqual([(paid?.body.points ?? 0) - 10, paid?.body.points])
      await undo(paid?.body.id ?? '')
      expect(await behave(5, remedy(wrong.id))).toMatchObject({ status: 201, body: { repairs: wrong.id } })
    })

    test('makes good nothing of another child, not even of the same family', async () => {
      const family = await newFamily()
      const { body: leo } = await family.call('POST', '/api/children', { name: 'Leo' })
      const { body: wrong } = await deedsOf({ call: family.call, childId: leo.id }).behave(-10)
      const { body: theirs } = await (await newFamily()).behave(-10)
      for (const id of [wrong.id, theirs.id, 'nobody'])
        expect(await family.behave(5, remedy(id))).toEqual(
          expect.objectContaining(problem(404, 'not_found', 'Not found', 'Not found')),
        )
    })

    test('makes good a correction that found nothing to take', async () => {
      const { behave, call } = await newFamily()
      await call('PATCH', '/api/family', { keepBalancesAtZero: true })
      const { body: wrong } = await behave(-10)
      expect(wrong.points).toBe(0)
      expect(await behave(5, remedy(wrong.id))).toMatchObject({ status: 201, body: { repairs: wrong.id } })
    })
  })
})
