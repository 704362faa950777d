import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { pick } from './chance.ts'
import { newFamily } from './family.ts'
import { fileOfOurs } from './places.ts'
import { type Blow, type Figures, playRound } from './round.ts'
import { GIVES_UP } from './sender.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const BATCH = 100
/** Descriptors of a server that has a few guests. */
const USUAL = 200

/** Nothing at all; half a head; half a body. */
const beginnings = [
  '',
  'GET /api/children HTTP/1.1\r\nX: ',
  'POST /api/auth/sign-up/email HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 600\r\n\r\n{ ',
]

/** Connections on which nobody ever says a whole word, from as many strangers; some of them trickle on. */
async function openCrowd({ address }: ServerProcess, size: number) {
  const port = Number(new URL(await address()).port)
  const [open, trickling] = [new Set<Socket>(), new Set<Socket>()]
  const trickle = setInterval(() => {
    for (const socket of trickling) socket.write(' ')
  }, 1000).unref()
  let came = 0
  const forget = (socket: Socket) => {
    open.delete(socket)
    trickling.delete(socket)
  }
  const come = async () => {
    const socket = connect(port, '127.0.0.1').resume()
    open.add(socket.on('error', () => {}).once('close', () => forget(socket)))
    const begin = pick(beginnings)
    socket.once('connect', () => {
      came++
      if (!begin) return
      socket.write(begin)
      if (Math.random() < 0.5) trickling.add(socket)
    })
    await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  }
  for (let count = 0; count < size; count += BATCH) await Promise.all(Array.from({ length: BATCH }, come))
  const leave = () => {
    clearInterval(trickle)
    for (const socket of open) socket.destroy()
  }
  return { came: () => came, leave }
}

/** What the server says of itself. The system may let someone in of whom it never hears, so its own count is what counts. */
async function measure({ address }: ServerProcess) {
  const text = await (await fetch(`${await address()}/metrics`)).text()
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
  return { megabytes: Math.round(of('process_resident_memory_bytes') / 1e6), descriptors: of('process_open_fds') }
}

/** A family is served amid a crowd that holds connections and says nothing, or half of something. `waits`: until the server is rid of them. */
export async function idleCrowd(size: number, { waits = false } = {}): Promise<Figures> {
  const place = fileOfOurs()
  const server = await startServer(place.settings)
  let measured = {}
  const blow: Blow = async (_, seen) => {
    const crowd = await openCrowd(server, size)
    const enough = seen().answers + 100
    while (seen().answers < enough) await wait(5)
    measured = await measure(server)
    assert.equal(crowd.came(), size, 'nobody was turned away')
    for (let second = 0; waits && (await measure(server)).descriptors > USUAL; second++) {
      assert(second < 60, 'the slow and the silent are cut off')
      await wait(1000)
    }
    crowd.leave()
  }
  try {
    return { ...(await playRound({ server, judge: place.judge, blows: [blow] })), ...measured }
  } finally {
    await server.stop()
    place.drop()
  }
}

const DESCRIPTORS = 200

/** The system may take one in and let go of it again, as long as those who left are not all gone. */
async function letIn(server: ServerProcess) {
  for (const since = performance.now(); performance.now() - since < GIVES_UP; await wait(50)) {
    const family = await newFamily(server.address, 1).catch((error: unknown) => {
      // So fetch calls a line that breaks.
      if (!(error instanceof TypeError)) throw error
    })
    if (family) return
  }
  throw new Error('Nobody was let in')
}

/** More of them than the system gives the server descriptors for: whoever cannot come in may when they have left. */
export async function tooManyForTheSystem(times: number): Promise<Figures> {
  const place = fileOfOurs()
  const around = ['prlimit', `--nofile=${DESCRIPTORS}:${DESCRIPTORS}`]
  const server = await startServer(place.settings, { around })
  const blow: Blow = async (_, seen) => {
    const crowd = await openCrowd(server, 2 * DESCRIPTORS)
    crowd.leave()
    await letIn(server)
    const enough = seen().answers + 50
    while (seen().answers < enough) await wait(5)
  }
  try {
    const blows = Array.from({ length: times }, () => blow)
    return await playRound({ server, judge: place.judge, blows, mayBreakLines: true })
  } finally {
    await server.stop()
    place.drop()
  }
}
