import type { FastifyInstance } from 'fastify'

/** Of an answer that is never a page, and meets none of the hooks below. */
export const ofNoPage = { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' }

/** What a page of ours may load and do. Reward pictures may come from any https address; nothing else does. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';')

/** The same on every answer: no other site may frame it, open it, read it or learn from where somebody came. */
const headers = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/**
 * Told over plain http at home it would lock the family out of its own server. What else has a name below ours is not
 * for Sprout to decide about.
 */
const whereSecure = { 'strict-transport-security': 'max-age=31536000' }

export function addSecurityHeaders(app: FastifyInstance) {
  const isSecure = app.outside.config.publicUrl?.startsWith('https:') ?? false
  const all = isSecure ? { ...headers, ...whereSecure } : headers
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all)
    done()
  })
}
