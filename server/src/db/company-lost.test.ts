import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { points, record, startWithCompany, statuses, titles } from './company-testing.ts'

let company: Awaited<ReturnType<typeof startWithCompany>>
beforeAll(async () => {
  company = await startWithCompany()
})
afterAll(() => company.stop())

test.each(['ECONNRESET', 'EHOSTUNREACH', 'ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC'])(
  'a commit of which no answer comes (%s) is not made again unasked',
  async (code) => {
    const [family] = await company.families(1)
    if (!family) throw new Error('There is one')
    await record(family)
    const query: CallableFunction = Reflect.get(pg.Client.prototype, 'query')
    let isLost = false
    const losing = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client & { connection: { stream: { destroy: (why: Error) => void } } },
      ...[asked]: [{ text?: string; callback: (why: unknown) => void }]
    ) {
      const told = asked.callback
      if (asked.text === 'commit' && !isLost) {
        isLost = true
        asked.callback = () => {
          const why = Object.assign(new Error(code), { code })
          this.connection.stream.destroy(why)
          told(why)
        }
      }
      return Reflect.apply(query, this, [asked])
    } as never)
    const { call, childId } = family
    const told = await call('POST', '/api/behaviors', { childId, type: 'reward', title: 'Lost', points: 10 })
    losing.mockRestore()
    expect(told.status).toBe(503)
    expect(await titles(family)).toEqual(['Lost', 'Helped'])
  },
)

test('when the connection breaks, nobody is told that it was done, and what is sent again is done once', async () => {
  const all = await company.families(6)
  await Promise.all(all.map((family) => record(family)))
  for (const moment of [0, 2, 4, 8, 16, 32]) {
    const keys = all.map((_, nth) => `cut-${moment}-${nth}`)
    const write = () => Promise.all(all.map((family, nth) => record(family, 'Cut off', keys[nth])))
    const writing = write()
    setTimeout(() => company.wire.cut(), moment)
    const told = await writing
    await new Promise((resolve) => setTimeout(resolve, 40))
    await company.wire.mend()
    for (const status of statuses(told)) expect(status).toBeOneOf([201, 503])
    await expect.poll(async () => statuses(await write())).toEqual(all.map(() => 201))
  }
  expect(await Promise.all(all.map(points))).toEqual(all.map(() => 70))
})
