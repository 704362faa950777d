import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { keepAnswer, STILL_SAID } from './kept-answers.ts'

/** Every GET of the API is private, asked again each time, and answered 304 when nothing changed. */
export function tagReplies(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload)
    const known = reply.getHeader('etag')
    const tag = typeof known === 'string' ? known : tagOf(payload)
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    keepAnswer(request, reply, payload)
    if (!isUnchanged(request.headers['if-none-match'], tag)) return done(null, payload)
    if (request.routeOptions.config.isKept) sayLittle(reply)
    reply.status(304).removeHeader('content-length')
    done(null, null)
  })
}

/** Not of a page: unlike an answer of the API, it lives by its policies, which may be others by now. */
function sayLittle(reply: FastifyReply) {
  for (const name of Object.keys(reply.getHeaders())) if (!STILL_SAID.has(name)) reply.removeHeader(name)
}

/** The name by which a text is known again. */
const tagOf = (text: string) => `"${hash('sha1', text, 'base64url')}"`

/** Whether whoever asks has it already. */
export const isUnchanged = (asked: string | undefined, tag: string) =>
  asked === tag ||
  (asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*') ?? false)
