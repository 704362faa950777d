import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { known } from './db/migrate.ts'
import { freshFolder, run, serve } from './process-testing.ts'
import { freshPostgres } from './testing.ts'

/** What one would type, on a connection that stays open. */
async function wire(port: number) {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8')
  let heard = ''
  socket.on('data', (text) => (heard += text)).on('error', () => {})
  await once(socket, 'connect')
  return {
    say: (text: string) => socket.write(text),
    heard: (words: string | RegExp) => expect.poll(() => heard, { timeout: 30_000, interval: 5 }).toMatch(words),
    closed: once(socket, 'close').then(() => heard),
  }
}

const refused = (port: number) =>
  expect
    .poll(() => fetch(`http://127.0.0.1:${port}`).catch(() => 'refused'), { timeout: 30_000, interval: 5 })
    .toBe('refused')

const signUp = (body: string) =>
  `POST /api/auth/sign-up/email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
const ana = JSON.stringify({ name: 'Ana', email: 'ana@example.org', password: 'correct horse' })

describe('a server that starts', () => {
  test('says in one line where it is and where the data lies', async () => {
    const folder = freshFolder()
    const { url, said } = await serve({ DATA_DIR: folder })
    expect(said).toEqual({
      out: `🌱 Sprout is ready at ${url} · data in ${join(folder, 'sprout.sqlite')} (SQLite)\n`,
      err: '',
    })
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })

  // Not every machine speaks version 6 of the Internet's protocol.
  test.skipIf(
    !Object.values(networkInterfaces())
      .flat()
      .some((at) => at?.address === '::1'),
  )('at an address with colons says one that a browser understands', async () => {
    const { url, said } = await serve({ DATA_DIR: freshFolder(), HOST: '::1' })
    expect(said.out).toContain(`ready at ${url} `)
    const long = await serve({ DATA_DIR: freshFolder(), HOST: '0:0:0:0:0:0:0:1' })
    expect((await fetch(`${long.url}/readyz`)).status).toBe(200)
  })

  test('never says the password of its database', async () => {
    const { url: place, drop } = await freshPostgres()
    onTestFinished(drop)
    const { said } = await serve({ DATABASE_URL: place.replace('sprout@', 'sprout:hunter2@') })
    const { host, pathname } = new URL(place)
    expect(said.out).toContain(`· data in ${host}${pathname} (PostgreSQL)\n`)
    expect(said.out + said.err).not.toContain('hunter2')
  })

  test('at once with others on one file brings it up to date once, and all serve', async () => {
    const folder = freshFolder()
    const servers = await Promise.all([1, 2, 3].map(() => serve({ DATA_DIR: folder })))
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const file = new Sqlite(join(folder, 'sprout.sqlite'), { readonly: true })
    const done = file.prepare('select name from kysely_migration order by name').pluck().all()
    expect(done).toEqual(Object.keys(known))
    file.close()
  })

  test('at once with others on one PostgreSQL brings it up to date once, and all serve', async () => {
    const { url: place, drop } = await freshPostgres()
    onTestFinished(drop)
    const servers = await Promise.all([1, 2].map(() => serve({ DATABASE_URL: place })))
    for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200)
  })
})

describe('a server that is told to end', () => {
  test.each([
    ['SIGTERM', 1],
    ['SIGINT', 1],
    ['SIGINT', 2],
  ] as const)('by %s, %i times, ends at once', async (signal, times) => {
    const { child, ended, port, url } = await serve({ DATA_DIR: freshFolder() })
    const idle = await wire(port)
    idle.say('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    await idle.heard('alive')
    // Browsers open connections that they may need later, and say nothing on them.
    const silent = await wire(port)
    for (let time = 0; time < times; time++) child.kill(signal)
    // Whoever waited for them to hang up would wait for a minute.
    expect(await ended).toMatchObject({ code: 0, err: '' })
    await Promise.all([idle.closed, silent.closed])
    await expect(fetch(url)).rejects.toThrow()
  })

  // At the very moment: nobody outside can be so quick for certain.
  const told = "process.kill(process.pid, 'SIGTERM')"
  test.each([
    ['has said that it is ready', `const { log } = console; console.log = (said) => { log(said); ${told} }`],
    [
      'can be reached',
      `import { Server } from 'node:net'; const { listen } = Server.prototype
       Server.prototype.listen = function (...at) { return listen.apply(this, at).once('listening', () => ${told}) }`,
    ],
  ])('as soon as it %s, ends as ever', async (_, first) => {
    const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(first)}`
    const { ended } = run('main', { PORT: '0', DATA_DIR: freshFolder(), NODE_OPTIONS })
    expect(await ended).toMatchObject({ code: 0, err: '', out: expect.stringContaining('is ready at') })
  })

  test('finishes what runs, and hangs up', async () => {
    const { child, ended, port } = await serve({ DATA_DIR: freshFolder() })
    const parent = await wire(port)
    parent.say(signUp(ana).replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'))
    await parent.heard('100 Continue')
    parent.say(ana.slice(0, 20))
    child.kill('SIGTERM')
    await refused(port)
    parent.say(ana.slice(20))
    expect(await parent.closed).toMatch(/HTTP\/1.1 201 Created[\s\S]*"email":"ana@example.org"/)
    expect(await ended).toMatchObject({ code: 0 })
  })

  test('finishes what runs, and tells what comes later to come back', async () => {
    const folder = freshFolder()
    const { child, ended, port, said } = await serve({ DATA_DIR: folder, LOG_LEVEL: 'info' })
    const parent = await wire(port)
    parent.say(`GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n${signUp(ana)}${ana.slice(0, 20)}`)
    await parent.heard('alive')
    child.kill('SIGTERM')
    await refused(port)
    parent.say(`${ana.slice(20)}GET /api/auth/ways HTTP/1.1\r\nHost: x\r\n\r\n`)
    const heard = await parent.closed
    expect(heard).toMatch(/HTTP\/1.1 201 Created[\s\S]*"email":"ana@example.org"/)
    expect(heard).toMatch(/HTTP\/1.1 503 [\s\S]*connection: close[\s\S]*retry-after: 2[\s\S]*"code":"unavailable"/i)
    expect(await ended).toMatchObject({ code: 0 })
    expect(said.err).toBe('')
    const file = new Sqlite(join(folder, 'sprout.sqlite'), { readonly: true })
    expect(file.prepare('select email from caregivers').all()).toEqual([{ email: 'ana@example.org' }])
    file.close()
  })
})
