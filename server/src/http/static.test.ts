import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'

const page = '<!doctype html><title>Sprout</title>'
const landing = '<!doctype html><html lang="en"><title>Sprout</title><p>What it is</p>'
const script = `console.log('${'sprout '.repeat(200)}')`

describe('the app', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  // With a name that an address would spell in another way, and below one that is like that of a folder within.
  const outer = mkdtempSync(join(tmpdir(), 'sprout app ñ '))
  const webDir = join(outer, 'assets', 'dist')
  beforeAll(async () => {
    mkdirSync(join(webDir, 'assets'), { recursive: true })
    writeFileSync(join(webDir, '..', 'secret.txt'), 'nobody may read this')
    writeFileSync(join(webDir, 'index.html'), page)
    writeFileSync(join(webDir, 'index.html.br'), brotliCompressSync(page))
    mkdirSync(join(webDir, 'printed'))
    writeFileSync(join(webDir, 'printed', 'en.html'), landing)
    writeFileSync(join(webDir, 'printed', 'en.html.br'), brotliCompressSync(landing))
    writeFileSync(join(webDir, 'sw.js'), 'self.oninstall = null')
    writeFileSync(join(webDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
    writeFileSync(join(webDir, 'assets', 'app-a1b2c3.js'), script)
    writeFileSync(join(webDir, 'assets', 'app-a1b2c3.js.br'), brotliCompressSync(script))
    writeFileSync(join(webDir, 'assets', 'app-a1b2c3.js.gz'), gzipSync(script))
    server = await startServer(databases.sqlite, {}, { webDir })
  })
  afterAll(async () => {
    await server.stop()
    rmSync(outer, { recursive: true })
  })

  const get = (url: string, encoding?: string) =>
    server.app.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })

  test.each([
    '/index.html',
    '/timeline',
    '/es/rewards',
    '/sign-in?next=%2F',
    '/no/such/page',
    '/apiary',
    '/?farewell',
    '/zh/',
    '/fr',
  ])('is given at %s, asked again each time', async (path) => {
    const reply = await get(path)
    expect([reply.statusCode, reply.body]).toEqual([200, page])
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.headers['cache-control']).toBe('no-cache')
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'")
  })

  test('is not sent again when the browser has it', async () => {
    const { headers } = await get('/timeline')
    const again = await server.app.inject({ url: '/timeline', headers: { 'if-none-match': String(headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('has files that are kept for ever, as their name says what is in them', async () => {
    const reply = await get('/assets/app-a1b2c3.js')
    expect([reply.statusCode, reply.body]).toEqual([200, script])
    expect(reply.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/)
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/icon.svg')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'image/svg+xml',
    })
  })

  test('is looked at anew by the service worker each time', async () => {
    const { headers } = await get('/sw.js')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-type']).toMatch(/javascript/)
  })

  test('comes in the smallest form that the browser reads', async () => {
    const brotli = await get('/assets/app-a1b2c3.js', 'gzip, deflate, br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(script)
    const gzip = await get('/assets/app-a1b2c3.js', 'gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(script)
    for (const reply of [brotli, gzip, await get('/assets/app-a1b2c3.js')]) {
      expect(reply.headers.vary).toContain('accept-encoding')
      expect(reply.headers['content-type']).toContain('javascript')
      expect(reply.headers['cache-control']).toContain('immutable')
    }
    const home = await get('/', 'br')
    expect(home.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html; charset=utf-8' })
    expect(brotliDecompressSync(home.rawPayload).toString()).toBe(landing)
    const elsewhere = await get('/timeline', 'br')
    expect(elsewhere.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' })
    expect(brotliDecompressSync(elsewhere.rawPayload).toString()).toBe(page)
    expect((await get('/assets/app-a1b2c3.js.br')).statusCode).toBe(404)
  })

  test('is whole for a page of another build, while it takes the place of this one and after', async () => {
    const write = (name: string, text: string) => writeFileSync(join(webDir, ...name.split('/')), text)
    write('assets/next-b2c3d4.js', 'next')
    mkdirSync(join(webDir, 'before', 'assets'), { recursive: true })
    write('before/assets/last-c3d4e5.js', 'last')
    for (const name of ['next-b2c3d4.js', 'last-c3d4e5.js']) {
      const { statusCode, headers, body } = await get(`/assets/${name}`, 'br')
      expect([statusCode, body]).toEqual([200, name.slice(0, 4)])
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    }
    expect((await get('/before/assets/last-c3d4e5.js')).body).toBe(page)
  })

  test('answers HEAD like GET, without the body', async () => {
    for (const url of ['/', '/timeline', '/assets/app-a1b2c3.js']) {
      const reply = await server.app.inject({ method: 'HEAD', url })
      expect([reply.statusCode, reply.body]).toEqual([200, ''])
    }
  })

  test('is not given in the place of a call or a file that is missing', async () => {
    for (const url of ['/api', '/api/', '/api/nothing', '/api?x', '/assets/gone-d4e5f6.js', '/assets/', '/assets']) {
      const reply = await get(url)
      expect([url, reply.statusCode, reply.headers['content-type']]).toEqual([
        url,
        404,
        'application/problem+json; charset=utf-8',
      ])
      expect(reply.headers['cache-control']).toBe('no-store')
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)
      expect((await server.app.inject({ method, url: '/timeline' })).statusCode).toBe(404)
  })

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '/..;/secret.txt',
    '/assets/app-a1b2c3.js%00.html',
    '/%00',
    '/%c0%ae%c0%ae/secret.txt',
    '/%252e%252e/secret.txt',
    '/assets%2f..%2f..%2fsecret.txt',
  ])('has no way out of its folder: %s', async (url) => {
    const reply = await get(url)
    expect(reply.body).not.toContain('nobody may read this')
    expect([200, 404]).toContain(reply.statusCode)
    if (reply.statusCode === 200) expect(reply.body).toBe(page)
  })
})

test('a server without a built app says so as a problem', async () => {
  const server = await startServer(databases.sqlite, {}, { webDir: join(tmpdir(), 'no-such-folder') })
  expect((await server.app.inject('/')).json()).toMatchObject({ status: 404, code: 'not_found' })
  await server.stop()
})
