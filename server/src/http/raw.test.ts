import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'

describe('what is no proper request', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer(databases.sqlite)
    await server.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => server.stop())

  async function say(text: string) {
    const { port } = server.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1').setEncoding('utf8')
    let heard = ''
    socket.on('data', (words) => (heard += words)).on('error', () => {})
    socket.end(text)
    await once(socket, 'close')
    return heard
  }
  const ask = (head: string, body = '') => say(`${head}\r\nHost: x\r\nConnection: close\r\n\r\n${body}`)
  const json = 'POST /api/auth/sign-in/email HTTP/1.1\r\nContent-Type: application/json'

  test.each([
    [
      'a cookie larger than any browser sends',
      `GET /api/auth/user HTTP/1.1\r\nCookie: sprout=${'A'.repeat(20_000)}`,
      '',
      431,
    ],
    ['thousands of headers', `GET /api/auth/user HTTP/1.1\r\n${'A: b\r\n'.repeat(5000)}C: d`, '', 431],
    ['no words of HTTP at all', '\u0016\u0003\u0001', '', 400],
    ['two lengths', `${json}\r\nContent-Length: 2\r\nContent-Length: 4`, '{}{}', 400],
    ['a length and chunks', `${json}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked`, '0\r\n\r\n', 400],
    ['a length below nothing', `${json}\r\nContent-Length: -1`, '', 400],
    ['a header within a header', 'GET /api/login?next=/ HTTP/1.1\r\nA: b\nC\0: d', '', 400],
    ['a space in the address', 'GET /api/login?next= /x HTTP/1.1', '', 400],
    ['an unknown way of asking', 'BREW /api/children HTTP/1.1', '', 400],
    ['chunks that end too soon', `${json}\r\nTransfer-Encoding: chunked`, '5\r\n{}', 400],
    ['a huge body that says it is small', `${json}\r\nContent-Length: 2`, '{}'.repeat(10), 400],
  ])('gets a short answer: %s', async (_, head, body, status) => {
    const answer = await ask(head, body)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toContain(`"code":"${status === 431 ? 'head_too_large' : 'invalid_request'}"`)
    expect(await ask('GET /readyz HTTP/1.1')).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })

  test('is not what an old program says that names no host, or a strange one', async () => {
    for (const host of [
      '',
      'Host:\r\n',
      'Host: a b\r\n',
      'Host: x:port\r\n',
      'Host: [::1\r\n',
      `Host: ${'a'.repeat(5000)}\r\n`,
    ])
      for (const path of ['/', '/api/auth/ways', '/api/login', '/api/logout', '/api/openid.json', '/healthz'])
        expect(await say(`GET ${path} HTTP/1.0\r\n${host}\r\n`)).toMatch(/^\S+ (200|302|404) /)
  })

  test('stops a body that is larger than it may be, chunk by chunk', async () => {
    const chunk = `ffff\r\n${' '.repeat(0xffff)}\r\n`
    expect(await ask(`${json}\r\nTransfer-Encoding: chunked`, chunk.repeat(3))).toMatch(/^\S+ 413 /)
  })
})
