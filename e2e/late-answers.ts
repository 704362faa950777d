import { type IncomingMessage, Server } from 'node:http'
import process from 'node:process'

/** `LATE=800 npm run e2e`: each answer comes up to so many milliseconds late, so that what mostly comes first may come last. */
const most = Number(process.env.LATE ?? 0)

type Emit = (this: Server, event: string, ...given: unknown[]) => boolean
const emit: Emit = Reflect.get(Server.prototype, 'emit')

function emitLate(this: Server, event: string, ...given: unknown[]) {
  const isCall = event === 'request' && (given[0] as IncomingMessage).url?.startsWith('/api/')
  if (!isCall) return emit.call(this, event, ...given)
  setTimeout(() => emit.call(this, event, ...given), Math.random() * most)
  return true
}

if (most > 0) Server.prototype.emit = emitLate as typeof Server.prototype.emit
