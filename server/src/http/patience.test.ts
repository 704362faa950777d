import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { PATIENCE } from './patience.ts'

const patience = { ...PATIENCE, head: 300, request: 600, silence: 60_000, look: 50 }
const body = JSON.stringify({ name: 'Ana', email: 'slow@example.org', password: 'correct horse' })
const post = (length: number) =>
  `POST /api/auth/sign-up/email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

describe('whoever keeps the server waiting', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(databases.sqlite, {}, { patience })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.stop())

  async function line() {
    const { port } = server.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    let heard = ''
    socket.on('data', (words) => (heard += words)).on('error', () => {})
    await once(socket, 'connect')
    return { socket, closed: once(socket, 'close').then(() => heard) }
  }

  test.each([
    ['says nothing at all', '', ''],
    ['begins, and says no more', 'GET /api/children HTTP/1.1\r\nHost', ''],
    ['trickles its head in', 'GET /api/children HTTP/1.1\r\nX: ', 'a'],
    ['sends half of a body', post(body.length) + body.slice(0, 20), ''],
    ['trickles a body in', post(60_000), ' '],
  ])('is told so and cut off: who %s', async (_, begin, drop) => {
    const { socket, closed } = await line()
    socket.write(begin)
    const trickling = setInterval(() => drop && socket.write(drop), 20)
    onTestFinished(() => clearInterval(trickling))
    const heard = await closed
    expect(heard).toMatch(/^HTTP\/1\.1 408 Too slow\r\n/)
    expect(JSON.parse(heard.split('\r\n\r\n')[1] ?? '')).toEqual({
      ...{ type: 'about:blank', title: 'Too slow', status: 408, code: 'too_slow' },
      detail: 'The request did not arrive in time',
    })
    expect(await server.newFamily()).toMatchObject({ user: { name: 'Ana' } })
  })

  test('is not who goes away in the midst of a body: nothing of it is done', async () => {
    const { socket, closed } = await line()
    socket.end(post(body.length) + body.slice(0, -5))
    await closed
    const { call } = server.client()
    const ana = { email: 'slow@example.org', password: 'correct horse' }
    expect(await call('POST', '/api/auth/sign-in/email', ana)).toMatchObject({ status: 401 })
  })
})
