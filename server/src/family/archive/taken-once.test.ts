import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../../testing.ts'
import { familyOf, type Server } from '../sharing-testing.ts'
import { exported, newLivedFamily, rowsOfFamily, taken } from './round-trip-testing.ts'

describe.each(Object.entries(databases))('a family as a document on %s', (_, open) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  test('is taken up once, however often it is sent', async () => {
    const [family, elsewhere] = [await newLivedFamily(server), await server.newFamily()]
    const document = await exported(family)
    const key = { 'idempotency-key': 'one-tap' }
    const first = await taken(elsewhere, document, key)
    const rows = await rowsOfFamily(server, (await familyOf(elsewhere)).id)
    const retry = await taken(elsewhere, document, key)
    expect([retry.status, retry.body, retry.headers['idempotency-replayed']]).toEqual([200, first.body, 'true'])
    expect((await taken(elsewhere, document)).body).toEqual({ alreadyHere: true })
    expect(await taken(elsewhere, { ...document, lines: [] }, key)).toMatchObject({ status: 422 })
    expect(await rowsOfFamily(server, (await familyOf(elsewhere)).id)).toEqual(rows)
  })

  test('is not said to be here once a child of it was deleted', async () => {
    const [family, elsewhere] = [await newLivedFamily(server), await server.newFamily()]
    const document = await exported(family)
    await taken(elsewhere, document)
    const { body: children } = await elsewhere.call<{ id: string }[]>('GET', '/api/children')
    expect((await elsewhere.call('DELETE', `/api/children/${children[0]?.id}`)).status).toBe(204)
    expect(await taken(elsewhere, document)).toMatchObject({ status: 409, body: { code: 'family_not_empty' } })
  })

  test('of two that come at once into one family, one is taken up', async () => {
    const [family, other, elsewhere] = [
      await newLivedFamily(server),
      await newLivedFamily(server),
      await server.newFamily(),
    ]
    const documents = [await exported(family), await exported(other)]
    const replies = await Promise.all(documents.map((one) => taken(elsewhere, one)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await exported(elsewhere)).children).toHaveLength(2)
  })
})
