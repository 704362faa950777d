import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { buffer, text } from 'node:stream/consumers'

/**
 * Where the line breaks: before the server hears of a call, after it has done it and before the browser hears, or amid its
 * answer; or nobody is told anything.
 */
export type Break = 'before' | 'after' | 'amid' | 'silent'
type Rule = { readonly breaks: Break; readonly what: RegExp }
/** What stands on the line and answers for itself: `what` meets a call with all that is sent. */
type Stranger = { readonly what: RegExp; readonly status: number; readonly type?: string; readonly says?: string }

/**
 * A wire between browser and server that can be cut for real. What a page's own routes cannot hold, a service worker's
 * calls and what a page asks while one takes over, goes through here as well.
 */
export async function layLine(to: string) {
  let rule: Rule | undefined
  let stranger: Stranger | undefined
  let seen = 0
  const calls = newCounts()
  const altered = newAlterations()
  async function carry(asked: IncomingMessage, answer: ServerResponse) {
    const call = `${asked.method} ${asked.url}`
    const broken = rule?.what.test(call) ? rule.breaks : undefined
    calls.pass(call)
    if (broken) seen++
    if (broken === 'silent') return
    if (broken === 'before') return asked.socket.destroy()
    const sent = await buffer(asked).catch(() => undefined)
    if (sent === undefined) return
    if (stranger?.what.test(`${call} ${sent}`)) return answerFor(stranger, answer)
    const onward = request(new URL(asked.url ?? '/', to), { method: asked.method, headers: plain(asked) }, (reply) =>
      broken ? void breakOff(reply, asked, broken) : void altered.pass(reply, asked.url, answer),
    )
    onward.on('error', () => asked.socket.destroy())
    // Whoever hangs up here hangs up there.
    answer.once('close', () => onward.destroy())
    onward.end(sent)
  }
  // A wire hangs up when it is told to: by itself it would on whoever asks just then.
  const front = createServer({ keepAliveTimeout: 0 }, (asked, answer) => void carry(asked, answer))
  const sockets = socketsOf(front)
  front.listen(0, '127.0.0.1')
  await once(front, 'listening')
  return {
    url: `http://localhost:${(front.address() as AddressInfo).port}`,
    /** From now on these calls break: `line.cut('after', /POST .*redeem/)`. */
    cut: (breaks: Break, what = /./) => {
      rule = { breaks, what }
      for (const socket of breaks === 'before' ? sockets : []) socket.destroy()
    },
    /** Somebody in between answers these by themselves: `line.meet({ what: /^POST .*Said hello/, status: 403 })`. */
    meet: (who: Stranger) => {
      stranger = who
    },
    mend: () => {
      rule = undefined
      stranger = undefined
    },
    /** How many calls have broken so far. */
    broken: () => seen,
    nth: calls.nth,
    alter: altered.alter,
    stop: () => {
      for (const socket of sockets) socket.destroy()
      front.close()
    },
  }
}
export type Line = Awaited<ReturnType<typeof layLine>>

/** Those that are open. */
function socketsOf(front: Server) {
  const sockets = new Set<Socket>()
  front.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return sockets
}

function newAlterations() {
  const changes = new Map<string, (text: string) => string>()
  return {
    /** Another text comes in the place of a file's. */
    alter: (path: string, change: (text: string) => string) => changes.set(path, change),
    async pass(reply: IncomingMessage, path = '/', answer: ServerResponse) {
      const change = changes.get(path)
      if (!change) return answer.writeHead(reply.statusCode ?? 500, reply.headers) && reply.pipe(answer)
      const altered = change(await text(reply))
      return answer.writeHead(200, { 'content-type': reply.headers['content-type'] ?? 'text/plain' }).end(altered)
    },
  }
}

const answerFor = ({ status, type, says }: Stranger, answer: ServerResponse) =>
  answer.writeHead(status, { ...(type && { 'content-type': type }) }).end(says)

async function breakOff(reply: IncomingMessage, { socket }: IncomingMessage, broken: Break) {
  const whole = await text(reply)
  const head = [...Object.entries(reply.headers)].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  if (broken === 'amid') socket.write(`HTTP/1.1 ${reply.statusCode} \r\n${head}\r\n${whole.slice(0, whole.length / 2)}`)
  socket.destroySoon()
}

function newCounts() {
  const watchers = new Set<(call: string) => void>()
  return {
    pass(call: string) {
      for (const watcher of watchers) watcher(call)
    },
    /** Resolves as the server is about to hear the nth of these calls. */
    nth: (count: number, what: RegExp) =>
      new Promise<void>((resolve) => {
        let left = count
        const watcher = (call: string) => {
          if (!what.test(call) || --left > 0) return
          watchers.delete(watcher)
          resolve()
        }
        watchers.add(watcher)
      }),
  }
}

/** Unpacked and whole, so that it can be altered. */
function plain({ headers }: IncomingMessage) {
  const asked = { ...headers, 'accept-encoding': 'identity' }
  for (const condition of ['if-none-match', 'if-modified-since'] as const) delete asked[condition]
  return asked
}
