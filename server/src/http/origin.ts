import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { originOf } from './outside.ts'

/** What changes nothing. */
export const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A page of another site may not make a browser write here. Browsers always say where a request comes from; a
 * program that says nothing (curl, a script) carries no one's cookie either, and passes.
 */
export function refuseForeignOrigins(app: FastifyInstance) {
  app.addHook('onRequest', (request, _, done) => {
    if (SAFE.has(request.method)) return done()
    const { origin, 'sec-fetch-site': site } = request.headers
    const own =
      origin === undefined
        ? site === undefined || site === 'same-origin' || site === 'none'
        : origin === originOf(request)
    done(own ? undefined : new Refusal('foreign_origin'))
  })
}
