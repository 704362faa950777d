import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { startServer } from '../e2e/server.ts'
import { freePort } from '../scripts/free-port.ts'
import { hear } from '../scripts/hear.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { MOST_LINES } from '../server/src/live/crowd.ts'
import { median } from './median.ts'

/**
 * How long after a write was sent another phone hears of it, as a ratio to how long the write's own answer takes: at
 * the same process with a thousand lines open, and at another process on the same PostgreSQL. And how much memory a
 * line takes, as a ratio to bare node:http.
 */
const LINES = 1000
const WRITES = 100
const MOST = { same: 300, other: 1000 }
/** What Pip learns when the first caregiver has come is no part of a line. */
const UNTIL_PIP_HAS_LEARNT = 4000

type Family = { cookie: string; childId: string }
type Phone = { socket: Socket; heard: (word: string) => Promise<void> }

const bare = await startBare()
const sprout = await startServer('sqlite')
const postgres = await startPostgres()
const two = [
  await startServer('sqlite', { DATABASE_URL: postgres.url }),
  await startServer('sqlite', { DATABASE_URL: postgres.url }),
] as const
try {
  await compareMemory()
  const same = await timeWrites(
    'with a thousand lines open',
    sprout.url,
    sprout.url,
    await newFamily(sprout.url),
    MOST.same,
  )
  const other = await timeWrites('at another process', two[0].url, two[1].url, await newFamily(two[0].url), MOST.other)
  process.exitCode = same && other ? 0 : 1
} finally {
  bare.stop()
  for (const server of [sprout, ...two]) await server.stop()
  await postgres.stop()
}

async function startBare() {
  const port = await freePort()
  const server = spawn(process.execPath, ['bench/bare-streams.ts'], { env: { ...process.env, PORT: String(port) } })
  await hear(server, 'ready')
  return { url: `http://localhost:${port}`, stop: () => server.kill() }
}

async function post(url: string, path: string, body: object, cookie = '') {
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() }
  const reply = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!reply.ok) throw new Error(`${path} was refused: ${reply.status}`)
  return { cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '', made: (await reply.json()) as { id: string } }
}

async function newFamily(url: string): Promise<Family> {
  const person = { name: 'Ana', email: `${randomUUID()}@example.org`, password: 'correct horse' }
  const { cookie } = await post(url, 'auth/sign-up/email', person)
  const { made } = await post(url, 'children', { name: 'Mia' }, cookie)
  return { cookie, childId: made.id }
}

/** A line on a socket of its own: a browser's fetch would keep more than it needs. */
async function openLine(url: string, cookie: string): Promise<Phone> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8')
  socket.write(`GET /api/live HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`)
  await once(socket, 'data')
  const heard = async (word: string) => {
    let text = ''
    for (;;) {
      const [more] = await once(socket, 'data')
      text += more
      if (text.includes(word)) return
    }
  }
  return { socket, heard }
}

async function memoryOf(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1])
}

async function compareMemory() {
  const families = []
  while (families.length < LINES / MOST_LINES.ofSession) families.push(await newFamily(sprout.url))
  await setTimeout(UNTIL_PIP_HAS_LEARNT)
  const costs = []
  for (const url of [sprout.url, bare.url]) {
    const before = await memoryOf(url)
    for (let round = 0; round < MOST_LINES.ofSession; round++)
      await Promise.all(families.map(({ cookie }) => openLine(url, cookie)))
    costs.push(((await memoryOf(url)) - before) / LINES / 1024)
  }
  const [ours = Number.NaN, theirs = Number.NaN] = costs
  const ratio = (ours / theirs).toFixed(1)
  console.log(
    `an open line takes ${ratio} times the memory of one of bare node:http (${ours.toFixed(0)} against ${theirs.toFixed(0)} KiB)`,
  )
}

/** Whether every write was heard in time. */
async function timeWrites(where: string, from: string, to: string, { cookie, childId }: Family, most: number) {
  const phone = await openLine(to, cookie)
  const took: { answered: number; heard: number }[] = []
  while (took.length < WRITES) {
    const since = performance.now()
    const timed = async (what: Promise<unknown>) => {
      await what
      return performance.now() - since
    }
    const write = post(from, 'behaviors', { childId, type: 'reward', title: 'Helped', points: 1 }, cookie)
    const [answered, heard] = await Promise.all([timed(write), timed(phone.heard('event: changed'))])
    took.push({ answered, heard })
  }
  phone.socket.destroy()
  const ratio = median(took.map(({ answered, heard }) => heard / answered))
  const middle = median(took.map(({ heard }) => heard))
  const slowest = Math.max(...took.map(({ heard }) => heard))
  console.log(
    `a write is heard ${where} after ${ratio.toFixed(2)} of its own answer's time (${middle.toFixed(1)} ms, at most ${slowest.toFixed(0)} of ${most})`,
  )
  return slowest < most
}
