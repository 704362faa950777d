import type { FastifyInstance } from 'fastify'

/** Fastify's own way, but a call that says nothing may name JSON too: many clients name it with every call. */
export function readJson(app: FastifyInstance) {
  // A text/plain would be read as a string, and a form of another site may send that unasked.
  app.removeContentTypeParser('text/plain')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parse(request, body, done),
  )
}
