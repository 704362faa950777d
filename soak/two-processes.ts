import { openDatabase } from '../server/src/db/open.ts'
import type { Servers } from '../server/src/points/two-caregivers-testing.ts'
import { type Client, familiesOn, freshPostgres } from '../server/src/testing.ts'
import { type ServerProcess, startServer } from './server-process.ts'

/** Two processes on one PostgreSQL that look like one server: each phone speaks to the other than the phone before. */
export async function startTwo(now: Date): Promise<Servers> {
  const { url, drop } = await freshPostgres()
  const begin = () => startServer({ DATABASE_URL: url }, { before: './e2e/moved-clock.ts' })
  const servers = await Promise.all([begin(), begin()])
  for (const server of servers) await server.tell(now.getTime() - Date.now())
  const { db } = openDatabase({ kind: 'postgres', url })
  let phones = 0
  const client = () => newClient(servers[phones++ % 2] as ServerProcess)
  const stop = async () => {
    for (const server of servers) await server.stop()
    await db.destroy()
    await drop()
  }
  return { newFamily: familiesOn(client).newFamily, client, db, stop }
}

/** A browser with one cookie jar and no page, as the tests of one process have it. */
function newClient({ address }: ServerProcess): Client {
  const cookie = { value: '' }
  const call: Client['call'] = async <T>(method: string, path: string, payload?: object, headers?: object) => {
    const send = async () =>
      fetch((await address()) + path, {
        method,
        headers: { cookie: cookie.value, ...(payload && { 'content-type': 'application/json' }), ...headers },
        ...(payload && { body: JSON.stringify(payload) }),
      })
    let reply = await send()
    // Fifty wait for one child: on a crowded machine some wait too long, are told to come back, and do.
    while (reply.status === 503) reply = await send()
    const [given] = reply.headers.getSetCookie()
    if (given) cookie.value = given.split(';', 1)[0] ?? ''
    const text = await reply.text()
    // As there: the test says what it expects to read.
    const body = (reply.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as T
    return { status: reply.status, body, headers: Object.fromEntries(reply.headers) }
  }
  return { call, cookie }
}
