import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { originOf } from './outside.ts'

/** What changes nothing. */
export const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A page of another site may not make a browser write here. Browsers always say where a request comes from; a
 * program that says nothing (curl, a script) carries no one's cookie either, and passes.
 */
export function refuseForeignOrigins(app: FastifyInstance) {
  const tell = toldOnceAMinute(app)
  app.addHook('onRequest', (request, _, done) => {
    if (SAFE.has(request.method)) return done()
    const { origin, 'sec-fetch-site': site } = request.headers
    const own =
      origin === undefined
        ? site === undefined || site === 'same-origin' || site === 'none'
        : origin === originOf(request)
    if (!own) tell(request)
    done(own ? undefined : new Refusal('foreign_origin'))
  })
}

const MINUTE = 60_000

/** Mostly it is no stranger but a proxy of which Sprout was not told: then nobody can sign in, and the operator looks here. */
function toldOnceAMinute({ outside: { clock } }: FastifyInstance) {
  let toldAt = 0
  return (request: FastifyRequest) => {
    if (clock().getTime() - toldAt < MINUTE) return
    toldAt = clock().getTime()
    const { origin } = request.headers
    request.log.warn({ origin, here: originOf(request) }, 'from another address: is PUBLIC_URL right, and TRUST_PROXY?')
  }
}
