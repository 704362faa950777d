import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const registry = new Registry()
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const requests = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'How long requests took, by route',
  labelNames: ['method', 'route', 'status'],
  buckets,
  registers: [registry],
})
const queries = new Histogram({
  name: 'db_query_duration_seconds',
  help: 'How long the database took for a statement',
  buckets,
  registers: [registry],
})
/** Live and assistant streams that are open now. */
export const openStreams = new Gauge({ name: 'open_streams', help: 'Event streams open now', registers: [registry] })
collectDefaultMetrics({ register: registry })

export const observeQuery = (milliseconds: number) => queries.observe(milliseconds / 1000)

type Told = { route: string; status: number; ms: number }

/** Of each answer, to the measures and to the log. */
export function tellMeasures(
  request: Pick<FastifyRequest, 'id' | 'method' | 'url' | 'server'>,
  { route, status, ms }: Told,
) {
  requests.observe({ method: request.method, route, status }, ms / 1000)
  request.server.log.info({ reqId: request.id, req: request, status, ms: Math.round(ms * 10) / 10 }, 'answered')
}

export function measure(app: FastifyInstance) {
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime: ms }, done) => {
    tellMeasures(request, { route: request.routeOptions.url ?? 'none', status, ms })
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (app.outside.config.metrics !== 'open' && !isLocal(request)) throw new Refusal('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** Asked from this machine, and not by a proxy here on behalf of someone else. */
const isLocal = ({ socket, headers }: FastifyRequest) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined
