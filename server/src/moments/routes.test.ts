import type { Moment } from '@sprout/domain/moments/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deedsOf, pagesOf, problem, unfit } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

const NOW = '2026-03-29T12:00:00.000Z'
const TODAY = '2026-03-29'

describe.each(Object.entries(databases))('moments on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const newFamily = async () => {
    const family = await server.newFamilyWithChild()
    const list = async () => (await family.call<Moment[]>('GET', `/api/moments/${family.childId}`)).body
    return { ...family, ...deedsOf(family), list }
  }

  test('a moment is kept as it was told, and stands in the timeline with its weather and mood', async () => {
    const { call, childId, list, timeline, balance } = await newFamily()
    const told = { weather: 'foggy', mood: 'proud', content: ' We built\na den ', date: '2026-03-20' }
    const { status, body } = await call<Moment>('POST', '/api/moments', { childId, ...told })
    expect(status).toBe(201)
    expect(body).toEqual({
      ...{
        id: expect.any(String),
        childId,
        ...told,
        content: 'We built\na den',
        photoUrl: null,
        lineId: expect.any(String),
        createdAt: NOW,
        by: 'Ana',
      },
    })
    expect(await list()).toEqual([body])
    expect(await timeline()).toEqual([
      {
        ...{ id: body.lineId, childId, type: 'moment', title: 'Moment', description: 'We built\na den' },
        ...{ points: 0, createdAt: NOW, iconName: 'moment', by: 'Ana', repairs: null, metadata: expect.any(String) },
      },
    ])
    const { metadata } = (await timeline())[0]!
    expect(JSON.parse(metadata ?? '')).toEqual({
      ...{ cause: 'moment', momentId: body.id, weather: 'foggy', mood: 'proud', date: '2026-03-20' },
    })
    expect(await balance()).toEqual([0, 0])
  })

  test('weather and mood are enough: the day is today then, and the story empty', async () => {
    const { writeMoment, timeline } = await newFamily()
    expect(await writeMoment()).toMatchObject({ content: '', date: TODAY })
    expect(await writeMoment({ date: null, content: '  ' })).toMatchObject({ content: '', date: TODAY })
    expect(await writeMoment({ content: null })).toMatchObject({ content: '', date: TODAY })
    expect((await timeline())[0]?.description).toBeNull()
  })

  test('several moments may be of one day', async () => {
    const { writeMoment, list } = await newFamily()
    for (const content of ['one', 'two', 'three']) await writeMoment({ content })
    expect((await list()).map(({ content }) => content)).toEqual(['three', 'two', 'one'])
  })

  test('a moment counts for the day that it tells of', async () => {
    const { writeMoment, childId } = await newFamily()
    await writeMoment({ date: '2026-03-01' })
    const line = server.db.selectFrom('lines').select('day').where('childId', '=', childId)
    expect(await line.execute()).toEqual([{ day: '2026-03-01' }])
  })

  test.each([
    [{ weather: null }, 'weather', 'weather_required', 'Please select weather'],
    [{ weather: 'hail' }, 'weather', 'weather_required', 'Please select weather'],
    [{ mood: undefined }, 'mood', 'mood_required', 'Please select mood'],
    [{ mood: 'meh' }, 'mood', 'mood_required', 'Please select mood'],
    [{ content: 'a'.repeat(2001) }, 'content', 'too_long', 'Too long'],
    [{ date: '1899-12-31' }, 'date', 'invalid', 'Invalid value'],
    [{ date: '' }, 'date', 'day_required', 'Please select the day'],
    [{ date: '2026-02-30' }, 'date', 'invalid', 'Invalid value'],
  ])('%j is refused', async (said, path, code, message) => {
    const { call, childId, list, timeline } = await newFamily()
    const refused = await call('POST', '/api/moments', { childId, weather: 'sunny', mood: 'happy', ...said })
    expect(refused).toMatchObject(unfit(path, code, message))
    expect([await list(), await timeline()]).toEqual([[], []])
  })

  test('without weather and mood it says so in one sentence, and names both', async () => {
    const { call, childId } = await newFamily()
    expect(await call('POST', '/api/moments', { childId })).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_request',
        detail: 'Please select weather and mood',
        errors: [
          { path: 'weather', code: 'weather_required', message: 'Please select weather' },
          { path: 'mood', code: 'mood_required', message: 'Please select mood' },
        ],
      },
    })
  })

  test("tomorrow's moment has not come yet", async () => {
    const { call, childId, list } = await newFamily()
    const tomorrow = { childId, weather: 'sunny', mood: 'happy', date: '2026-03-30' }
    expect(await call('POST', '/api/moments', tomorrow)).toMatchObject(
      problem(400, 'future_date', 'Date in the future', 'That day has not come yet'),
    )
    expect(await list()).toEqual([])
  })

  test('a child’s moments are not among a sibling’s', async () => {
    const { writeMoment, call } = await newFamily()
    await writeMoment()
    const { body: leo } = await call('POST', '/api/children', { name: 'Leo' })
    expect((await call('GET', `/api/moments/${leo.id}`)).body).toEqual([])
  })

  test('a moment taken back leaves the list and the timeline', async () => {
    const { writeMoment, undo, takesAlong, list, timeline } = await newFamily()
    await writeMoment({ content: 'stays' })
    await writeMoment({ content: 'goes' })
    const [{ id } = { id: '' }] = await timeline()
    expect(await takesAlong(id)).toEqual([])
    expect(await undo(id)).toMatchObject({ status: 200, body: { type: 'moment', description: 'goes' } })
    expect((await list()).map(({ content }) => content)).toEqual(['stays'])
    expect((await timeline()).map(({ description }) => description)).toEqual(['stays'])
  })

  test('the story of a moment taken back is kept nowhere that is told, and a moment without one goes as well', async () => {
    const { writeMoment, undo, behave, call } = await newFamily()
    const { lineId } = await writeMoment({ content: 'goes for good' })
    const { lineId: untold } = await writeMoment()
    const { body: behaved } = await behave(-4, { description: 'stays, marked' })
    expect(await undo(lineId)).toMatchObject({ body: { description: 'goes for good' } })
    for (const id of [untold, behaved.id]) expect((await undo(id)).status).toBe(200)
    const { body } = await call<{ lines: object[] }>('GET', '/api/family/export')
    expect(JSON.stringify(body)).not.toContain('goes for good')
    expect(body.lines).toMatchObject([
      { id: lineId, description: null, undoneAt: NOW, metadata: { weather: 'sunny', mood: 'happy' } },
      { id: untold, description: null, undoneAt: NOW },
      { id: behaved.id, description: 'stays, marked', undoneAt: NOW },
    ])
  })

  test('all moments are reached page by page, none twice, also those of one instant', async () => {
    const { writeMoment, list, call, childId } = await newFamily()
    for (let turn = 0; turn < 7; turn++) {
      if (turn === 4) server.clock.now = new Date('2026-03-29T12:00:01Z')
      await writeMoment({ content: `${turn}` })
    }
    server.clock.now = new Date(NOW)
    const all = await list()
    expect(all.map(({ content }) => content).join('')).toBe('6543210')
    const pages = await pagesOf<Moment>({ call }, `/api/moments/${childId}?limit=3`)
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 1])
    expect(pages.flat()).toEqual(all)
  })

  test('whoever has seen a page goes on from there, also when the last they saw was taken back', async () => {
    const { writeMoment, undo, timeline, list, call, childId, addHabit, checkIn } = await newFamily()
    for (const content of ['one', 'two', 'three', 'four']) await writeMoment({ content })
    const [, , seen] = await list()
    const rest = async (before = '') =>
      (await call<Moment[]>('GET', `/api/moments/${childId}?before=${before}`)).body.map(({ content }) => content)
    expect(await rest(seen?.id)).toEqual(['one'])
    await undo((await timeline())[2]?.id ?? '')
    expect(await rest(seen?.id)).toEqual(['one'])
    const habit = await addHabit()
    await checkIn(habit.id, TODAY)
    expect(await rest(habit.id)).toEqual([])
    const stranger = await newFamily()
    expect((await stranger.call('GET', `/api/moments/${stranger.childId}?before=${seen?.id}`)).body).toEqual([])
  })
})
