import type { Endpoint } from '@sprout/domain/endpoint'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asks, bodyOf, type Ids, wireOf } from '../every-ask-testing.ts'
import { everyCall, nameOf } from '../every-call-testing.ts'
import { newRichFamily, type RichFamily } from '../rich-family-testing.ts'
import { databases, startServer } from '../testing.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

/** Only who made them sees them, so nobody else is told. */
const OWN = ['GET /api/auth/passkeys']
/** They take what only a device or another family knows. */
const TAKES_MORE = ['POST /api/auth/passkeys/register', 'POST /api/family/join']

const looks = everyCall.filter(
  (call) => call.method === 'GET' && !call.open && !call.streams && !call.downloads && !OWN.includes(nameOf(call)),
)
const writes = everyCall
  .filter((call) => call.changes && !call.uploads && !TAKES_MORE.includes(nameOf(call)))
  .map((call) => [nameOf(call), call] as const)

function send({ call, ids }: RichFamily, endpoint: Endpoint, own: Ids = ids) {
  const name = nameOf(endpoint)
  const { query: { before: _, ...query } = {}, ...ask } = asks[name]?.(own) ?? {}
  const { url, body } = wireOf(endpoint, { ...ask, query, ...(endpoint.body && { body: bodyOf(name, own) }) })
  return call(endpoint.method, url, body)
}

const lookAtAll = async (family: RichFamily) =>
  Promise.all(
    looks.map(async (look) => {
      const { status, body } = await send(family, look)
      return { noun: nounOf(look), isThere: status === 200, told: JSON.stringify(body) }
    }),
  )

/** Whoever is signed in carries the family's frame with them. */
const nounOf = ({ path }: Endpoint) => (path === '/api/auth/user' ? 'family' : path.split('/')[2])

describe('what a write moves is among what it says that it changes', () => {
  test.each(writes)('%s', async (_, endpoint) => {
    const family = await newRichFamily(server)
    const before = await lookAtAll(family)
    expect((await send(family, endpoint)).status).toBeLessThan(300)
    const after = await lookAtAll(family)
    const moved = after.filter(({ isThere, told }, index) => isThere && told !== before[index]?.told)
    const unsaid = moved.map(({ noun }) => noun).filter((noun) => !endpoint.changes?.some((each) => each === noun))
    expect(unsaid).toEqual([])
  })
})
