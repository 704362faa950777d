import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Every GET of the API is private, asked again each time, and answered 304 when nothing changed. */
export function tagReplies(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
    const known = reply.getHeader('etag')
    const tag = typeof known === 'string' ? known : tagOf(payload)
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    if (!matches(request.headers['if-none-match'], tag)) return done(null, payload)
    reply.status(304).removeHeader('content-length')
    done(null, '')
  })
}

/** The name by which a text is known again. */
export const tagOf = (text: string) => `"${createHash('sha1').update(text).digest('base64url')}"`

const matches = (asked: string | undefined, tag: string) =>
  asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*') ?? false
