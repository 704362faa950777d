import swagger from '@fastify/swagger'
import { refusals } from '@sprout/domain/refusal'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { documentationPage, documentationStyle, type OpenApi } from './documentation-page.ts'
import { withRules } from './documentation-rules.ts'
import { KEY_HEADERS } from './once.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A retry with its key gets the first answer. */
    takesKey?: boolean
  }
}

/** The calls as an OpenAPI document, from the schemas that check them, and as a page to read. */
export async function documentCalls(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Sprout', version: '0.1.0', description: about },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sprout' } } },
      security: [{ session: [] }],
    },
    transform: (asked) => withKey(jsonSchemaTransform(asked), asked.route.config),
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

type Described = ReturnType<typeof jsonSchemaTransform>

/** The key is read by hand, so no schema of a route speaks of it. */
const withKey = ({ schema, url }: Described, config?: FastifyContextConfig): Described => ({
  schema: config?.takesKey ? { ...schema, headers: { type: 'object', properties: KEY_HEADERS.asked } } : schema,
  url,
})

const about = `The calls of the Sprout family app. Instants are ISO 8601 UTC, days YYYY-MM-DD, ids opaque. Every POST and PUT of
someone signed in takes an Idempotency-Key: the same key with the same call and body gives the first answer again. Those that answer with a stream of events or
with a secret, and those that cannot be done twice anyway, go by none. A refusal is problem+json with one of
these codes: ${Object.entries(refusals)
  .map(([code, { status }]) => `${code} (${status})`)
  .join(', ')}.`
