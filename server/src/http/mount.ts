import { type Asked, type Endpoint, type Reply, takesKey } from '@sprout/domain/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Caller, Reader } from '../accounts/session.ts'
import { signedIn } from '../accounts/signed-in.ts'
import type { Db } from '../db/tables.ts'
import { orAnew, orEnterAnew } from './anew.ts'
import { type Download, receiveFile, sendFile, takeWhole } from './documents.ts'
import { streamEvents } from './event-stream.ts'
import { keyOf } from './once.ts'
import { type Listed, pageFor } from './pages.ts'
import type { Spool } from './spool.ts'
import { statusOf, writer } from './write.ts'

/** Someone who may not be signed in: such a handler opens its own transactions and sets its own cookies. */
export type Guest = { db: Db; now: Date; request: FastifyRequest; reply: FastifyReply }

/** Someone who listens while the answer lasts: `gone` is aborted when they no longer do. */
export type Listener = Caller & { gone: AbortSignal }

type From<E extends Endpoint> = E extends { readonly open: true }
  ? Guest
  : E extends { readonly streams: true }
    ? Listener
    : E extends { readonly method: 'GET'; readonly downloads?: never; readonly momentary?: never }
      ? Reader
      : Caller
/** A stream's handler refuses before it answers, and then tells event by event. */
type Given<E extends Endpoint> = E extends { readonly streams: true }
  ? AsyncIterable<object>
  : E extends { readonly downloads: string }
    ? Download
    : Reply<E>
/** What comes as a document is read by the handler itself. */
type Sent<E extends Endpoint> = Asked<E> & (E extends { readonly uploads: object } ? { file: Spool } : unknown)
type Handlers<C extends Record<string, Endpoint>> = {
  [Name in keyof C]: (ask: Sent<C[Name]>, from: From<C[Name]>) => Promise<Given<C[Name]>>
}
// What the loop below knows of a handler: the types above hold for whoever writes one.
type AnyHandler = (ask: object, from: Guest | Caller | Listener) => Promise<unknown>

/** Binds a contract to its handlers: validation, session, transaction, retries and documentation come with it. */
export function mount<C extends Record<string, Endpoint>>(app: FastifyInstance, calls: C, handlers: Handlers<C>) {
  for (const [name, endpoint] of Object.entries<Endpoint>(calls)) {
    const handle = handlers[name] as unknown as AnyHandler
    const bind = (scope: FastifyInstance) =>
      scope.route({
        method: endpoint.method,
        url: endpoint.path,
        schema: schemaOf(endpoint),
        config: {
          isKept: isKept(endpoint),
          entersWithin: entersWithin(endpoint),
          takesKey: !endpoint.open && takesKey(endpoint),
        },
        ...(endpoint.uploads && { validatorCompiler: () => (value: unknown) => ({ value }) }),
        ...(!endpoint.open && { onRequest: signedIn }),
        handler: endpoint.open ? guestHandler(app, endpoint, handle) : callerHandler(app, endpoint, handle),
      })
    if (!endpoint.uploads) bind(app)
    else
      app.register(async (scope) => {
        takeWhole(scope)
        bind(scope)
      })
  }
}

const isKept = ({ method, open, momentary, streams, downloads }: Endpoint) =>
  method === 'GET' && !open && !momentary && !streams && !downloads
/** A document is read before any transaction begins: for whoever is in for certain. */
const entersWithin = ({ method, open, streams, uploads }: Endpoint) => method !== 'GET' && !open && !streams && !uploads

const schemaOf = (endpoint: Endpoint) => ({
  summary: endpoint.says,
  tags: [endpoint.path.split('/')[2] ?? ''],
  ...(endpoint.open && { security: [] }),
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.body && { body: endpoint.body }),
  ...(endpoint.uploads && { body: endpoint.uploads }),
  ...(endpoint.reply && { response: { [statusOf(endpoint)]: endpoint.reply } }),
  ...(endpoint.streams && { produces: ['text/event-stream'], response: { 200: z.string() } }),
  ...(endpoint.downloads === 'text/csv' && { produces: ['text/csv'], response: { 200: z.string() } }),
})

const askOf = ({ params, query, body }: FastifyRequest) => ({ params, query, body })

function guestHandler({ outside: { db, clock } }: FastifyInstance, endpoint: Endpoint, handle: AnyHandler) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    keyOf(request)
    reply.status(statusOf(endpoint))
    const work = () => handle(askOf(request), { db, now: clock(), request, reply })
    return reply.send(await orAnew(work))
  }
}

function callerHandler(app: FastifyInstance, endpoint: Endpoint, handle: AnyHandler) {
  const tell = (request: FastifyRequest, reply: FastifyReply, ask: object, more = {}) =>
    orEnterAnew(request, reply, () => handle(ask, { ...request.caller, ...more }))
  if (endpoint.pages)
    return (request: FastifyRequest, reply: FastifyReply) =>
      pageFor(request, reply, (ask) => tell(request, reply, ask) as Promise<Listed[]>)
  if (endpoint.streams)
    return (request: FastifyRequest, reply: FastifyReply) =>
      streamEvents(
        request,
        // What tells a browser the family's time: like no other answer, no cache can have kept it.
        reply.header('sprout-clock', request.caller.now.toISOString()),
        endpoint.event,
        (gone) => tell(request, reply, askOf(request), { gone }) as Promise<AsyncIterable<object>>,
      )
  const { downloads } = endpoint
  if (downloads)
    return (request: FastifyRequest, reply: FastifyReply) =>
      sendFile(request, reply, downloads, (caller) => handle(askOf(request), caller) as Promise<Download>)
  if (endpoint.method === 'GET')
    return (request: FastifyRequest, reply: FastifyReply) => tell(request, reply, askOf(request))
  const write = writer(app, endpoint, handle)
  if (endpoint.uploads)
    return (request: FastifyRequest, reply: FastifyReply) =>
      receiveFile(request, (file) =>
        app.amongDocuments({ request, reply }, () => write(request, reply, { ask: { file }, said: file.hash })),
      )
  return (request: FastifyRequest, reply: FastifyReply) =>
    write(request, reply, { ask: askOf(request), said: request.body })
}
