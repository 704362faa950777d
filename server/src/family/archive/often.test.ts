import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hasWaiting, whileHeld } from '../../db/between-testing.ts'
import { startOnPort } from '../../live/follow-testing.ts'
import { databases, startServer } from '../../testing.ts'

/** Whoever reads or brings a document has to wait. */
const ITS_TABLE = sql`lock table moments in access exclusive mode`

test('who brings documents again and again is asked to wait, may still take theirs along, and nobody else waits', async () => {
  const server = await startServer(databases.postgres, { RATE_LIMITS: 'on' })
  onTestFinished(() => server.stop())
  const [eager, calm, third] = [await server.newFamily(), await server.newFamily(), await server.newFamily()]
  for (const { call } of [eager, calm]) await call('POST', '/api/children', { name: 'Mia' })
  const bring = async ({ call }: typeof eager) => (await call('POST', '/api/family/import', {})).status
  const take = async ({ call }: typeof eager) => (await call('GET', '/api/family/export')).status
  for (let turn = 0; turn < 6; turn++) expect(await bring(eager)).toBe(409)
  expect([await bring(eager), await bring(calm)]).toEqual([429, 409])
  expect(await take(eager)).toBe(200)

  const taken = await whileHeld(server.db, ITS_TABLE, async (letGo) => {
    const taking = Array.from({ length: 12 }, () => take(eager))
    expect((await calm.call('PATCH', '/api/family', { dayStartsAt: 4 })).status).toBe(200)
    expect((await calm.call('GET', '/readyz')).status).toBe(200)
    const others = [take(calm), take(third)]
    // One family has one of the two places.
    await hasWaiting(server.db, 2)
    expect((await third.call('GET', '/readyz')).status).toBe(200)
    await hasWaiting(server.db, 2)
    letGo()
    return Promise.all([...taking, ...others])
  })
  expect(taken).toEqual(taken.map(() => 200))
})

test('whoever goes away while they wait for a document keeps no place, and nothing is done for them', async () => {
  const server = await startOnPort({ open: databases.postgres })
  onTestFinished(() => server.stop())
  const { call, cookie } = await server.newFamily()
  const whole = (await (await server.newFamilyWithChild()).call<object>('GET', '/api/family/export')).body
  const going = new AbortController()
  await whileHeld(server.db, ITS_TABLE, async (letGo) => {
    const waiting = vi.spyOn(server.app, 'amongDocuments')
    const first = call('GET', '/api/family/export')
    const bringing = fetch(`${server.url}/api/family/import`, {
      ...{ method: 'POST', body: JSON.stringify(whole), signal: going.signal },
      headers: { cookie: cookie.value, 'content-type': 'application/json', origin: server.url },
    })
    const gone = expect(bringing).rejects.toThrow('aborted')
    await expect.poll(() => waiting).toHaveBeenCalledTimes(2)
    going.abort()
    await gone
    // The server hears of it a moment after whoever went.
    await expect.poll(() => waiting.mock.calls[1]?.[0].reply.raw.destroyed).toBe(true)
    letGo()
    expect((await first).status).toBe(200)
  })
  expect((await call('GET', '/api/family/export')).status).toBe(200)
  expect((await call('GET', '/api/children')).body).toEqual([])
})
