import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { cookieNameAt, hashOf, tokenIn } from '../accounts/session.ts'
import { toldBefore } from '../accounts/signed-in.ts'
import { newId } from '../id.ts'
import { isUnchanged } from './etag.ts'
import { tellMeasures } from './metrics.ts'

/**
 * Most calls ask again what they were told. While nothing has changed they are told so here, before the framework makes
 * anything of them: to make a request and a reply takes longer than to tell what is known.
 *
 * The checks are those of every call that looks: a session that is good, of a family of which nothing changed since. What is
 * asked at this address, and whether this session may, was checked when it was first asked. To stand before all who listen.
 */
export function tellAgain(app: FastifyInstance) {
  const { server, keptSessions, outside } = app
  const cookieName = cookieNameAt(outside.config)
  if (!keptSessions || !cookieName) return

  const sessionOf = sessionsByConnection(cookieName)
  const tell = (asked: IncomingMessage, reply: ServerResponse) => {
    const since = performance.now()
    const { method = '', url = '', headers } = asked
    if (method !== 'GET' || app.ending.aborted || app.isDraining()) return false
    const sessionHash = sessionOf(asked)
    const now = outside.clock()
    const kept = sessionHash && toldBefore(app, sessionHash, now, url)
    if (!kept) return false
    const id = newId(now)
    const own = ['x-request-id', id]
    const status = isUnchanged(headers['if-none-match'], kept.tag) ? 304 : 200
    if (status === 304) reply.writeHead(304, [...own, ...kept.head]).end()
    else reply.writeHead(200, [...own, ...kept.whole]).end(kept.text)
    tellMeasures({ id, method, url, server: app }, { route: kept.route, status, ms: performance.now() - since })
    return true
  }
  // The framework listened, and is asked by us from now on.
  server.removeAllListeners('request')
  server.on('request', (asked: IncomingMessage, reply: ServerResponse) => {
    if (!tell(asked, reply)) app.routing(asked, reply)
  })
}

/** What a browser brings is some two hundred letters long. More is not kept for each connection that idles. */
const LONGEST_KEPT = 1024

/** Mostly a connection brings the same cookies each time: whose session they name is then read and worked out once. */
function sessionsByConnection(cookieName: string) {
  const known = new WeakMap<Socket, { cookies: string; sessionHash: string | undefined }>()
  return ({ socket, headers: { cookie: cookies = '' } }: IncomingMessage) => {
    const before = known.get(socket)
    if (before?.cookies === cookies) return before.sessionHash
    const token = tokenIn(cookies, cookieName)
    const sessionHash = token && hashOf(token)
    if (cookies.length <= LONGEST_KEPT) known.set(socket, { cookies, sessionHash })
    return sessionHash
  }
}
