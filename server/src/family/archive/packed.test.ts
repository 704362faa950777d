import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../../testing.ts'
import type { Server } from '../sharing-testing.ts'
import { type Document, exported, newLivedFamily } from './round-trip-testing.ts'

const json = { 'content-type': 'application/json' }

describe.each(Object.entries(databases))('a document on %s', (_, open) => {
  let server: Server
  let document: Document
  beforeAll(async () => {
    server = await startServer(open)
    document = await exported(await newLivedFamily(server))
  })
  afterAll(() => server.stop())

  test('may come packed, as a browser sends it', async () => {
    const packed = { ...json, 'content-encoding': 'gzip' }
    const { call } = await server.newFamily()
    const torn = await call('POST', '/api/family/import', gzipSync(JSON.stringify(document)).subarray(0, 200), packed)
    expect(torn).toMatchObject({ status: 400, body: { errors: [{ code: 'not_an_export' }] } })
    const reply = await call('POST', '/api/family/import', gzipSync(JSON.stringify(document)), packed)
    expect(reply).toMatchObject({ status: 200, body: { alreadyHere: false } })
  })

  test('may come as an editor saved it, with a byte order mark', async () => {
    const { call } = await server.newFamily()
    const saved = Buffer.from(`\uFEFF${JSON.stringify(document, null, 2)}`)
    expect(await call('POST', '/api/family/import', saved, json)).toMatchObject({ status: 200 })
  })

  test('is told so when it is too large, be it said at once or unpacked', { timeout: 60_000 }, async () => {
    const { call } = await server.newFamily()
    const tooLarge = { status: 413, body: { code: 'document_too_large' } }
    const bomb = gzipSync(Buffer.alloc(129 * 1024 * 1024, ' '))
    expect(await call('POST', '/api/family/import', bomb, { ...json, 'content-encoding': 'gzip' })).toMatchObject(
      tooLarge,
    )
    const said = { ...json, 'content-length': String(129 * 1024 * 1024) }
    expect(await call('POST', '/api/family/import', Buffer.from('{}'), said)).toMatchObject(tooLarge)
  })
})
