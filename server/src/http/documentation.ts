import swagger from '@fastify/swagger'
import { refusals } from '@sprout/domain/refusal'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { documentationPage, documentationStyle, type OpenApi } from './documentation-page.ts'
import { withRules } from './documentation-rules.ts'

/** The calls as an OpenAPI document, from the schemas that check them, and as a page to read. */
export async function documentCalls(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sprout', version: '0.1.0', description: about },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sprout' } } },
      security: [{ session: [] }],
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => ('openapiObject' in document ? withRules(document.openapiObject) : {}),
  })
  const hidden = { schema: { hide: true } }
  app.get('/api/openapi.json', hidden, async () => app.swagger())
  app.get('/api/docs', hidden, async (_, reply) =>
    reply.type('text/html; charset=utf-8').send(documentationPage(app.swagger() as OpenApi)),
  )
  app.get('/api/docs/style.css', hidden, async (_, reply) =>
    reply.type('text/css; charset=utf-8').send(documentationStyle),
  )
}

const about = `The calls of the Sprout family app. Instants are ISO 8601 UTC, days YYYY-MM-DD, ids opaque. Every POST and PUT of
someone signed in takes an Idempotency-Key: the same key with the same call and body gives the first answer again. Those that answer with a stream of events or
with a secret, and those that cannot be done twice anyway, go by none. A refusal is problem+json with one of
these codes: ${Object.entries(refusals)
  .map(([code, { status }]) => `${code} (${status})`)
  .join(', ')}.`
