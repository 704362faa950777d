import { takesKey } from '@sprout/domain/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asks, type Ids, wireOf } from './every-ask-testing.ts'
import { everyCall, nameOf } from './every-call-testing.ts'
import { newRichFamily } from './rich-family-testing.ts'
import { databases, startServer } from './testing.ts'

const notFound = { type: 'about:blank', title: 'Not found', status: 404, code: 'not_found', detail: 'Not found' }
const marks: Ids = {
  ...{ child: 'CHILD', habit: 'HABIT', skill: 'SKILL', reward: 'REWARD' },
  ...{ activity: 'ACTIVITY', correction: 'CORRECTION', quick: 'QUICK', passkey: 'PASSKEY' },
  ...{ invite: 'INVITE', caregiver: 'CAREGIVER' },
}

/** The calls whose ask names one of these things, those of tomorrow too. */
const callsThatName = (things: (keyof Ids)[]) =>
  everyCall.flatMap((call) => {
    const { params, query, body } = asks[nameOf(call)]?.(marks) ?? {}
    const values = Object.values({ ...params, ...query, ...body })
    return things.some((thing) => values.includes(marks[thing])) ? [[nameOf(call), call] as const] : []
  })

const deletions: [thing: 'child' | 'habit' | 'skill' | 'reward', path: string, takesAlong: (keyof Ids)[]][] = [
  ['child', '/api/children/', ['child', 'habit', 'skill', 'reward', 'activity', 'correction']],
  ['habit', '/api/habits/', ['habit']],
  ['skill', '/api/skills/', ['skill']],
  ['reward', '/api/rewards/', ['reward']],
]

describe.each(Object.entries(databases))('on %s', (_, open) => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  describe.each(deletions)('a %s that was deleted', (thing, path, takesAlong) => {
    let family: Awaited<ReturnType<typeof newRichFamily>>
    beforeAll(async () => {
      family = await newRichFamily(server)
      expect((await family.call('DELETE', path + family.ids[thing])).status).toBe(204)
    })

    test.each(callsThatName(takesAlong))('is not found by %s', async (name, call) => {
      const { url, body } = wireOf(call, asks[name]?.(family.ids) ?? {})
      const reply = await family.call(call.method, url, body)
      expect([reply.status, reply.body]).toEqual([404, notFound])
    })
  })

  const taps = callsThatName(['child']).filter(
    ([name, call]) => call.method === 'POST' && takesKey(call) && !name.endsWith('/quick'),
  )
  test.each(taps)(
    'a tap that is sent again after the child was deleted is told no more of it: %s',
    async (name, endpoint) => {
      const { ids, call } = await newRichFamily(server)
      const { url, body } = wireOf(endpoint, asks[name]?.(ids) ?? {})
      const tap = () => call('POST', url, body, { 'idempotency-key': 'one-tap' })
      expect((await tap()).status).toBe(201)
      expect((await call('DELETE', `/api/children/${ids.child}`)).status).toBe(204)
      expect(await tap()).toMatchObject({ status: 404, body: notFound })
    },
  )

  test('a list no longer shows the habit, skill or reward that was deleted', async () => {
    const { ids, call } = await newRichFamily(server)
    const idsIn = async (noun: string) =>
      (await call<{ id: string }[]>('GET', `/api/${noun}/${ids.child}`)).body.map(({ id }) => id)
    for (const [noun, id] of [
      ['habits', ids.habit],
      ['skills', ids.skill],
      ['rewards', ids.reward],
    ] as const) {
      expect(await idsIn(noun)).toContain(id)
      await call('DELETE', `/api/${noun}/${id}`)
      expect(await idsIn(noun)).not.toContain(id)
    }
  })
})
