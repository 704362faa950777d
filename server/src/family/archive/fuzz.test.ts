import { familyDocument } from '@sprout/domain/family/document'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patience, runs, wild } from '../../fuzz-testing.ts'
import { databases, startServer } from '../../testing.ts'
import type { Server } from '../sharing-testing.ts'
import { newLivedFamily } from './round-trip-testing.ts'

type Place = { holder: Record<string, unknown>; name: string }

/** Every value of the document, however deep. */
function placesIn(value: unknown): Place[] {
  if (value === null || typeof value !== 'object') return []
  const holder = value as Place['holder']
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesIn(holder[name])])
}

/** Where, of all the places there are; what comes there, or nothing any more. */
const change = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), value: fc.option(wild, { freq: 4 }) })

function changed(document: object, changes: { at: number; value: string | null }[]) {
  const copy = structuredClone(document)
  const values = changes.map(({ at, value }, nth) => {
    const places = placesIn(copy)
    const place = places[Math.floor(at * (places.length - 1))]
    if (place && value === null) delete place.holder[place.name]
    else if (place) place.holder[place.name] = `here ${nth}`
    return value ?? ''
  })
  return values.reduce((text, value, nth) => text.replace(`"here ${nth}"`, () => value), JSON.stringify(copy))
}

// A long search tries PostgreSQL too.
const tried = process.env.FUZZ_RUNS ? databases : { sqlite: databases.sqlite }

describe.each(Object.entries(tried))('a document in which something was changed, on %s', (_, open) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  test('is taken up so that it can be given out again, or refused', { timeout: patience }, async () => {
    const { body: document } = await (await newLivedFamily(server)).call<object>('GET', '/api/family/export')
    const isCalm = async (changes: { at: number; value: string | null }[]) => {
      const { call } = await server.newFamily()
      const text = changed(document, changes)
      const { status } = await call('POST', '/api/family/import', Buffer.from(text), {
        'content-type': 'application/json',
      })
      expect(status).toBeLessThan(500)
      if (status !== 200) return
      const given = await call('GET', '/api/family/export')
      expect(familyDocument.safeParse(given.body).error?.issues).toBeUndefined()
      for (const { id } of (await call<{ id: string }[]>('GET', '/api/children')).body)
        expect((await call('GET', `/api/activities/${id}`)).status).toBe(200)
    }
    await fc.assert(fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), isCalm), runs(30))
  })
})
