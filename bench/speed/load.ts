import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { newId } from '../../server/src/id.ts'

/**
 * Asks a server as fast as it answers, from so many clients, and says how often a second and how long each waited. On bare
 * sockets, as a client library would take more of the core than what it measures.
 *
 * `load.ts file`, which says what to ask. `{key}` is another each time there (in the order of time, like the app's), `{id}`
 * the next of `ids`, and `{each}` what of `each` is the client's alone.
 */
export type Load = {
  port: number
  clients: number
  seconds: number
  method: string
  path: string
  headers: Record<string, string>
  body?: string
  ids?: string[]
  each?: string[]
  /** What every answer must be. */
  status: number
}
export type Measured = { rate: number; p50: number; p99: number }

const load: Load = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const waits: number[] = []
let asked = 0
const since = performance.now()
const until = since + load.seconds * 1000
await Promise.all(Array.from({ length: load.clients }, (_, nth) => askOn(load.each?.[nth] ?? '')))
const took = (performance.now() - since) / 1000
waits.sort((a, b) => a - b)
const at = (share: number) => waits[Math.floor(waits.length * share)] ?? Number.NaN
const measured: Measured = { rate: waits.length / took, p50: at(0.5), p99: at(0.99) }
console.log(JSON.stringify(measured))

function next(own: string) {
  const id = load.ids?.[asked++ % load.ids.length] ?? ''
  const fill = (text: string) =>
    text
      .replaceAll('{key}', () => newId(new Date()))
      .replaceAll('{id}', id)
      .replaceAll('{each}', own)
  const body = fill(load.body ?? '')
  const head = [`${load.method} ${fill(load.path)} HTTP/1.1`, 'host: localhost', `content-length: ${body.length}`]
  for (const [name, value] of Object.entries(load.headers)) head.push(`${name}: ${fill(value)}`)
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

async function askOn(own: string) {
  const socket = connect(load.port, '127.0.0.1').setNoDelay()
  const answers = answersOf(socket)
  while (performance.now() < until && !(load.ids && asked >= load.ids.length)) {
    const begun = performance.now()
    socket.write(next(own))
    const { value: status } = await answers.next()
    if (status !== load.status) throw new Error(`${load.method} ${load.path} was answered with ${status}`)
    waits.push(performance.now() - begun)
  }
  socket.destroy()
}

/** The status of each answer, once all of it has come. */
async function* answersOf(socket: Socket): AsyncGenerator<number, number> {
  let come: Buffer = Buffer.alloc(0)
  let missing = 0
  let status = 0
  for await (const piece of socket as AsyncIterable<Buffer>) {
    come = come.length > 0 ? Buffer.concat([come, piece]) : piece
    if (missing === 0) {
      const end = come.indexOf('\r\n\r\n')
      if (end < 0) continue
      const head = come.toString('latin1', 0, end)
      status = Number(head.slice(9, 12))
      missing = end + 4 + Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0)
    }
    if (come.length < missing) continue
    come = come.subarray(missing)
    missing = 0
    yield status
  }
  return 0
}
