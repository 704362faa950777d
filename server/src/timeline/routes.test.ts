import type { Activity } from '@sprout/domain/timeline/model'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deedsOf, pagesOf } from '../points/deeds-testing.ts'
import { databases, startServer } from '../testing.ts'

const NOW = '2026-03-29T12:00:00.000Z'

describe.each(Object.entries(databases))('the timeline on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const newFamily = async () => {
    const family = await server.newFamilyWithChild()
    const path = `/api/activities/${family.childId}`
    const ask = (query: string) => family.call<Activity[]>('GET', `${path}${query}`)
    return { ...family, ...deedsOf(family), path, ask }
  }
  const passSeconds = (seconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000)
  }
  const titles = (lines: Activity[]) => lines.map(({ title }) => title)

  test('is empty for a new child', async () => {
    const { ask } = await newFamily()
    const { status, body, headers } = await ask('')
    expect([status, body, headers.link]).toEqual([200, [], undefined])
  })

  test('tells of every noun, the newest first', async () => {
    const { behave, addHabit, checkIn, addSkill, score, writeMoment, addReward, redeem, timeline } = await newFamily()
    await behave(10)
    await checkIn((await addHabit({ targetDays: 1 })).id, '2026-03-29')
    await score((await addSkill({ targetValue: 5 })).id, 5)
    await writeMoment()
    await redeem(await addReward(30))
    expect((await timeline()).map(({ type, iconName, points }) => [type, iconName, points])).toEqual([
      ['reward', 'bag', -30],
      ['moment', 'moment', 0],
      ['skill', 'medal', 20],
      ['skill', 'chart', 0],
      ['habit', 'trophy', 20],
      ['habit', 'check', 2],
      ['behavior', 'star', 10],
    ])
  })

  test('goes by when a record was made, not by the day that it counts for', async () => {
    const { behave, addHabit, checkIn, timeline } = await newFamily()
    await behave(10, { title: 'First' })
    passSeconds(1)
    await checkIn((await addHabit({ title: 'Long ago' })).id, '2026-01-01')
    expect(titles(await timeline())).toEqual(['Long ago', 'First'])
  })

  test('keeps the children apart', async () => {
    const { call, behave, timeline, balance } = await newFamily()
    const { body: leo } = await call('POST', '/api/children', { name: 'Leo' })
    const his = deedsOf({ call, childId: leo.id })
    await behave(10, { title: 'Hers' })
    await his.behave(5, { title: 'His' })
    expect([titles(await timeline()), titles(await his.timeline())]).toEqual([['Hers'], ['His']])
    expect([await balance(), await his.balance()]).toEqual([
      [10, 10],
      [5, 5],
    ])
  })

  test('comes in pages of 50 unless asked, and leads on while there is more', async () => {
    const { behave, ask, path } = await newFamily()
    for (let turn = 0; turn < 50; turn++) await behave(1)
    expect((await ask('')).headers.link).toBeUndefined()
    await behave(1)
    const { body, headers } = await ask('')
    expect(body).toHaveLength(50)
    expect(headers.link).toBe(`<${path}?limit=50&before=${body.at(-1)?.id}>; rel="next"`)
    expect((await ask('?limit=200')).body).toHaveLength(51)
    expect((await ask('?limit=51')).headers.link).toBeUndefined()
  })

  test.each(['0', '-1', '201', '1.5', 'all', ''])('has no pages of %j', async (limit) => {
    const { ask } = await newFamily()
    const refused = await ask(`?limit=${limit}`)
    const errors = [{ path: 'limit', code: 'invalid', message: 'Invalid value' }]
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_request', errors } })
  })

  test('is told to its end without gaps or doubles, also of many records in one instant', async () => {
    const { behave, ask, call, path, timeline } = await newFamily()
    for (let turn = 0; turn < 20; turn++) {
      if (turn === 8 || turn === 15) passSeconds(1)
      await behave(1, { title: `${turn}` })
    }
    const all = await timeline()
    expect(titles(all)).toEqual(Array.from({ length: 20 }, (_, turn) => `${19 - turn}`))
    for (const limit of [1, 3, 7, 10, 19, 20]) {
      const pages = await pagesOf<Activity>({ call }, `${path}?limit=${limit}`)
      expect(pages.flat()).toEqual(all)
      expect(pages).toHaveLength(Math.ceil(20 / limit))
    }
    expect((await ask(`?limit=5&before=${all[4]?.id}`)).body).toEqual(all.slice(5, 10))
  })

  test('goes on where one was, whatever came or went meanwhile', async () => {
    const { behave, ask, undo } = await newFamily()
    for (const title of ['1', '2', '3', '4']) await behave(1, { title })
    const { body } = await ask('?limit=2')
    await behave(1, { title: '5' })
    await undo(body[1]!.id)
    expect(titles((await ask(`?limit=2&before=${body[1]!.id}`)).body)).toEqual(['2', '1'])
  })

  test('has nothing before a record that nobody knows, or that another family has', async () => {
    const { behave, ask } = await newFamily()
    await behave(1)
    const { body: theirs } = await (await newFamily()).behave(1)
    for (const id of ['nobody', theirs.id]) {
      const { status, body, headers } = await ask(`?before=${id}`)
      expect([status, body, headers.link]).toEqual([200, [], undefined])
    }
    expect(await ask('?before=no%20id')).toMatchObject({ status: 400, body: { errors: [{ path: 'before' }] } })
  })

  test('is not sent again while nothing changed', async () => {
    const { behave, undo, call, path } = await newFamily()
    const { body: line } = await behave(1)
    const ask = (etag: string) => call('GET', path, undefined, { 'if-none-match': etag })
    const etag = String((await call('GET', path)).headers.etag)
    expect(await ask(etag)).toMatchObject({ status: 304, body: '', headers: { etag } })
    await undo(line.id)
    const changed = await ask(etag)
    expect([changed.status, changed.body]).toEqual([200, []])
    expect(changed.headers.etag).not.toBe(etag)
  })

  test('leads on also where it is not sent again', async () => {
    const { behave, call, path } = await newFamily()
    await behave(1)
    await behave(1)
    const first = await call('GET', `${path}?limit=1`)
    const etag = String(first.headers.etag)
    const again = await call('GET', `${path}?limit=1`, undefined, { 'if-none-match': etag })
    expect([again.status, again.headers.link]).toEqual([304, first.headers.link])
    server.clock.now = new Date(NOW)
  })
})
