import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Aborted when the server is told to end: what would last longer than an answer ends with it. */
    ending: AbortSignal
    /** Serves on for a while, and says on `/readyz` that it will not for long. */
    drain: (seconds: number) => Promise<void>
    isDraining: () => boolean
  }
}

/** While the server ends, what runs is finished, and what arrives on an open connection is told to come back. */
export function stopGently(app: FastifyInstance) {
  const silent = silentConnections(app)
  const ending = new AbortController()
  app.decorate('ending', ending.signal)
  let isDraining = false
  app.decorate('isDraining', () => isDraining)
  app.decorate('drain', async (seconds) => {
    isDraining = seconds > 0
    await wait(seconds * 1000)
  })
  // Whoever keeps a connection for later makes the next one where there will be someone.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isDraining) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    ending.abort()
    for (const socket of silent) socket.destroy()
    if (app.server.listening) endRestingConnections(app)
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(ending.signal.aborted ? new Refusal('unavailable') : undefined)
  })
}

/** Node looks once for connections that rest; one that is busy then may rest, and stay open, a moment later. */
function endRestingConnections({ server }: FastifyInstance) {
  const again = setInterval(() => server.closeIdleConnections(), 50)
  server.once('close', () => clearInterval(again))
}

/** Browsers open connections that they may need later. To Node, those that never asked anything do not rest. */
function silentConnections({ server }: FastifyInstance) {
  const silent = new Set<Socket>()
  server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }) => silent.delete(socket))
  return silent
}
