import { describe, expect, test } from 'vitest'
import { freshFolder, run, serve } from '../../process-testing.ts'
import { freshPostgres } from '../../testing.ts'

const LINES = 100_000
/** In megabytes. The document alone has fifty, and several times that when it is held as what it says. */
const HEAP = 128
/** As `npm start` has it: larger, what is young takes the room of what is old, and all is looked through again and again. */
const YOUNG = 4
const MEGABYTE = 1024 * 1024

const places = {
  sqlite: async () => ({ settings: { DATA_DIR: freshFolder() }, drop: async () => {} }),
  postgres: async () => {
    const { url, drop } = await freshPostgres()
    return { settings: { DATABASE_URL: url, DATA_DIR: freshFolder() }, drop }
  },
}

// Two hundred thousand lines are written down here.
describe.each(Object.entries(places))('a family with much to tell on %s', { timeout: 300_000 }, (_, make) => {
  test('is taken along whole by a server with little memory, while it goes on writing', async () => {
    const { settings, drop } = await make()
    expect((await run('seed', settings, ['--lines', String(LINES)]).ended).code).toBe(0)
    const limits = { RATE_LIMITS: 'off', NODE_OPTIONS: `--max-old-space-size=${HEAP} --max-semi-space-size=${YOUNG}` }
    const { url, said, child, ended } = await serve({ ...settings, ...limits })
    const enter = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' }
      const reply = await fetch(`${url}/api/auth/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? ''
      const call = (method: string, to: string, body?: string) =>
        fetch(`${url}/api/${to}`, { method, headers: { ...headers, cookie }, ...(body && { body }) })
      return call
    }
    const password = 'small steps every day'
    const call = await enter('sign-in/email', { email: 'demo-en@sprout.example', password })
    const [child0] = (await (await call('GET', 'children')).json()) as { id: string }[]

    let isTold = false
    const telling = call('GET', 'family/export').then(async (reply) => {
      const text = await reply.text()
      isTold = true
      return text
    })
    let written = 0
    while (!isTold) {
      const behavior = { childId: child0?.id, type: 'reward', title: 'Meanwhile', points: 1 }
      expect((await call('POST', 'behaviors', JSON.stringify(behavior))).status).toBe(201)
      written++
    }
    const text = await telling
    expect(written).toBeGreaterThan(0)
    expect(text.length).toBeGreaterThan(40 * MEGABYTE)
    expect(JSON.parse(text).lines.length).toBeGreaterThan(LINES)

    // What was told while others wrote adds up, or it would be refused.
    const other = await enter('sign-up/email', { name: 'Eva', email: 'eva@example.org', password })
    expect((await other('POST', 'family/import', text)).status).toBe(200)
    const again = JSON.parse(await (await other('GET', 'family/export')).text())
    expect(again.lines.length).toBe(JSON.parse(text).lines.length)
    expect((await other('POST', 'family/erase', JSON.stringify({ confirm: 'ERASE' }))).status).toBe(204)
    expect(said.err).toBe('')
    child.kill('SIGTERM')
    await ended
    await drop()
  })
})
