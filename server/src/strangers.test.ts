import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ask, asks, type Ids, nobodys, wireOf } from './every-ask-testing.ts'
import { everyCall, fieldsOf, nameOf } from './every-call-testing.ts'
import { newRichFamily, type RichFamily } from './rich-family-testing.ts'
import { databases, startServer } from './testing.ts'

const isId = (field: string) => /^id$|Ids?$|^repairs$|^before$/.test(field)
const takesAnId = everyCall.filter((call) => call.params || fieldsOf(call).some(isId))
const named = takesAnId.map((call) => [nameOf(call), call] as const)
const askOf = (name: string, ids: Ids) => asks[name]?.(ids) ?? {}
const valuesOf = ({ params, query, body }: Ask) => ({ ...params, ...query, ...body })

test('every call that takes an id has its twin in the table, with every id that it takes', () => {
  expect(Object.keys(asks).sort()).toEqual(takesAnId.map(nameOf).sort())
  const pages = ['GET /api/moments/:childId before', 'GET /api/rewards/:childId/redemptions before']
  const missing = takesAnId.flatMap((call) => {
    const given = valuesOf(askOf(nameOf(call), nobodys()))
    return fieldsOf(call)
      .filter((field) => isId(field) && !Object.hasOwn(given, field))
      .map((field) => `${nameOf(call)} ${field}`)
  })
  // What comes before someone else's record is asked by a test of its own below.
  expect(missing.sort()).toEqual(pages)
})

const notFound = { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found', detail: 'Not found' }

/** The ask for one's own with what is not one's own in it: everywhere, and in each place alone. */
function twinsOf(name: string, mine: Ids, theirs: Ids): Ask[] {
  const kinds = (Object.keys(mine) as (keyof Ids)[]).filter((kind) =>
    Object.values(valuesOf(askOf(name, mine))).includes(mine[kind]),
  )
  const alone = kinds.length > 1 ? kinds.map((kind) => askOf(name, { ...mine, [kind]: theirs[kind] })) : []
  return [askOf(name, theirs), ...alone]
}

describe.each(Object.entries(databases))('a stranger on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const send = ({ call }: RichFamily, endpoint: (typeof everyCall)[number], ask: Ask) => {
    const { url, body } = wireOf(endpoint, ask)
    return call(endpoint.method, url, body)
  }

  test.each(named)('is told nothing by %s', async (name, endpoint) => {
    const [owner, stranger] = [await newRichFamily(server), await newRichFamily(server)]
    const [before, own] = [await owner.shown(), await stranger.shown()]
    for (const ids of [owner.ids, nobodys()]) {
      for (const ask of twinsOf(name, stranger.ids, ids)) {
        const { status, body, headers } = await send(stranger, endpoint, ask)
        const isPage = ask.query?.before === ids.activity && ask.params?.childId === stranger.ids.child
        if (isPage) expect([status, body]).toEqual([200, []])
        else expect([status, body]).toEqual([404, notFound])
        if (!isPage) expect(headers['content-type']).toBe('application/problem+json; charset=utf-8')
      }
    }
    expect(await owner.shown()).toEqual(before)
    expect(await stranger.shown()).toEqual(own)
    expect((await send(owner, endpoint, askOf(name, owner.ids))).status).toBeLessThan(300)
  })

  test('finds an empty page before what belongs to another family', async () => {
    const [owner, stranger] = [await newRichFamily(server), await newRichFamily(server)]
    const keep = async ({ call, childId }: RichFamily) => {
      const { body: reward } = await call('POST', '/api/rewards/redeem', {
        ...{ childId, pointsSpent: 10 },
        rewardId: (await call<{ id: string }[]>('GET', `/api/rewards/${childId}`)).body.at(-1)?.id,
      })
      const { body: moment } = await call('POST', '/api/moments', { childId, weather: 'sunny', mood: 'happy' })
      return { reward: reward.id, moment: moment.id }
    }
    const mine = await keep(stranger)
    server.clock.now = new Date(server.clock.now.getTime() + 1000)
    const theirs = await keep(owner)
    for (const [path, id, own] of [
      [`/api/moments/${stranger.childId}`, theirs.moment, mine.moment],
      [`/api/rewards/${stranger.childId}/redemptions`, theirs.reward, mine.reward],
    ]) {
      expect((await stranger.call('GET', `${path}?before=${id}`)).body).toEqual([])
      expect((await stranger.call('GET', `${path}`)).body).toMatchObject([{ id: own }])
    }
  })

  test.each(named.filter(([, { params }]) => params))('finds nothing by an odd id: %s', async (name, call) => {
    const family = await newRichFamily(server)
    const { url, body } = wireOf(call, askOf(name, { ...family.ids, ...oddPlace(name, family.ids) }))
    // biome-ignore format: a list to be read at a glance
    const odd = [
      '%00', '..%2f..', '%2e%2e', 'a'.repeat(65), 'a'.repeat(300), "'%20or%20'1'='1", '%F0%9F%91%B6', '%ff', '%', '__proto__', '*',
    ]
    for (const id of odd) {
      const reply = await family.call(call.method, url.replace('ODD', id), body)
      expect([id, reply.status, reply.body]).toEqual([id, 404, notFound])
    }
  })

  /** The kind of id that stands in the path, marked. */
  function oddPlace(name: string, ids: Ids): Partial<Ids> {
    const [place] = Object.values(askOf(name, ids).params ?? {})
    const kind = (Object.keys(ids) as (keyof Ids)[]).find((one) => ids[one] === place)
    return kind ? { [kind]: 'ODD' } : {}
  }
})
