import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Of an answer that is never a page, and meets none of the hooks below. */
export const ofNoPage = { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' }

/** What a page of ours may load and do. Reward pictures may come from any https address; nothing else does. */
export async function addSecurityHeaders(app: FastifyInstance) {
  const secure = app.outside.config.publicUrl?.startsWith('https:') ?? false
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'https:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Told over plain http at home it would lock the family out of its own server.
    strictTransportSecurity: secure && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'same-origin' },
  })
  app.addHook(
    'onRequest',
    async (_, reply) => void reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()'),
  )
}
