import { expect, onTestFinished, test } from 'vitest'
import { databases, startServer } from '../../testing.ts'

test('who brings documents again and again is asked to wait, may still take theirs along, and nobody else waits', async () => {
  const server = await startServer(databases.sqlite, { RATE_LIMITS: 'on' })
  onTestFinished(() => server.stop())
  const [eager, calm] = [await server.newFamilyWithChild(), await server.newFamilyWithChild()]
  const bring = async ({ call }: typeof eager) => (await call('POST', '/api/family/import', {})).status
  for (let turn = 0; turn < 6; turn++) expect(await bring(eager)).toBe(409)
  expect([await bring(eager), await bring(calm)]).toEqual([429, 409])
  expect((await eager.call('GET', '/api/family/export')).status).toBe(200)
})
