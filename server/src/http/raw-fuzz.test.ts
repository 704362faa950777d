import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patience, runs } from '../fuzz-testing.ts'
import { newRichFamily, type RichFamily } from '../rich-family-testing.ts'
import { databases, startServer } from '../testing.ts'

/** What a program says that knows HTTP, before something happens to it on the way. */
const proper = ({ cookie, childId }: RichFamily) => {
  const head = (first: string, more: string[] = []) =>
    [`${first} HTTP/1.1`, 'Host: localhost', `Cookie: ${cookie.value}`, 'Connection: close', ...more, '', ''].join(
      '\r\n',
    )
  const json = (length: number) => ['Content-Type: application/json', `Content-Length: ${length}`]
  const child = JSON.stringify({ name: 'Mía 👩‍👧', age: 7 })
  const chunked = ['Content-Type: application/json', 'Transfer-Encoding: chunked', 'Expect: 100-continue']
  return [
    head('GET /api/children'),
    head(`GET /api/activities/${childId}?limit=5`, ['If-None-Match: W/"x"', 'Accept-Encoding: br']),
    head('GET /api/live', ['Accept: text/event-stream', 'Last-Event-ID: 5']),
    head('GET /', ['Range: bytes=0-5', 'Upgrade: websocket']),
    head('HEAD /api/openapi.json'),
    head('POST /api/children', [...json(Buffer.byteLength(child)), 'Idempotency-Key: once']) + child,
    `${head('POST /api/children', chunked)}5\r\n{"nam\r\n9\r\ne":"Leo"}\r\n0\r\n\r\n`,
    `${head('POST /api/family/import', [...json(2), 'Content-Encoding: gzip'])}{}`,
    head('GET /healthz').repeat(3),
  ]
}

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  takes: fc.nat({ max: 40 }),
  puts: fc.oneof(
    fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
    fc.constantFrom(
      '\r\n',
      '\n',
      '\0',
      ' ',
      ':',
      '%',
      '%00',
      '/..',
      ' HTTP/1.0',
      'Content-Length: 9\r\n',
      'é'.repeat(300),
    ),
  ),
})
const wrong = fc.record({
  which: fc.nat(),
  changes: fc.array(change, { maxLength: 4 }),
  pieces: fc.integer({ min: 1, max: 3 }),
})

describe('bytes that something happened to on the way', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(databases.sqlite)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.stop())

  /** Says it piece by piece and hangs up; answers what was heard until the other end has hung up too. */
  async function say(bytes: Buffer, pieces: number) {
    const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1')
    let heard = ''
    socket.on('data', (words) => (heard += words)).on('error', () => {})
    const ended = once(socket, 'close')
    for (let nth = 0; nth < pieces; nth++) {
      socket.write(bytes.subarray((bytes.length * nth) / pieces, (bytes.length * (nth + 1)) / pieces))
      await new Promise(setImmediate)
    }
    socket.end()
    await ended
    return heard
  }

  test('are answered with a no, or not at all, and tell nothing of anyone else', { timeout: patience }, async () => {
    const [family, stranger] = [await newRichFamily(server), await newRichFamily(server)]
    const said = proper(family)
    const isCalm = async ({ which, changes, pieces }: { which: number; changes: Change[]; pieces: number }) => {
      const whole = Buffer.from(said[which % said.length] ?? '').toString('latin1')
      const bytes = changes.reduce(
        (text, { at, takes, puts }) =>
          text.slice(0, at * text.length) + puts + text.slice(at * text.length + takes, text.length),
        whole,
      )
      const heard = await say(Buffer.from(bytes, 'latin1'), pieces)
      expect(heard).toMatch(/^$|^HTTP\/1\.1 [1-4]\d\d /)
      expect(heard.match(/^HTTP\/1\.1 5.*$/gm)).toBeNull()
      expect(Object.values(stranger.ids).filter((id) => heard.includes(id))).toEqual([])
    }
    await fc.assert(fc.asyncProperty(wrong, isCalm), runs(200))
    expect(await say(Buffer.from('GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'), 1)).toMatch(/ 200 OK/)
  })
})

type Change = { at: number; takes: number; puts: string }
