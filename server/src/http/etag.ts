import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Every GET of the API is private, asked again each time, and answered 304 when nothing changed. */
export function tagReplies(app: FastifyInstance) {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET' || reply.statusCode !== 200 || typeof payload !== 'string') return payload
    const tag = `"${createHash('sha1').update(payload).digest('base64url')}"`
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    if (!matches(request.headers['if-none-match'], tag)) return payload
    reply.status(304).removeHeader('content-length')
    return ''
  })
}

const matches = (asked: string | undefined, tag: string) =>
  asked?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag || one.trim() === '*') ?? false
