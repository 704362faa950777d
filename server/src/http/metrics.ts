import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { type Config, isLoopback } from '../config.ts'
import { newestNight } from '../nightly.ts'
import { Durations, histogram } from './durations.ts'

const registry = new Registry()
/** By route, method and status: to put the three into one name for each takes longer than to look for them one by one. */
const requests = new Map<string, Map<string, Map<number, Durations>>>()
const queries = new Durations()
/** Live and assistant streams that are open now. */
export const openStreams = new Gauge({ name: 'open_streams', help: 'Event streams open now', registers: [registry] })
collectDefaultMetrics({ register: registry })

export const observeQuery = (milliseconds: number) => queries.observe(milliseconds)

type Told = { route: string; status: number; ms: number }

/** Of each answer, to the measures and to the log. */
export function tellMeasures(
  request: Pick<FastifyRequest, 'id' | 'method' | 'url' | 'server'>,
  { route, status, ms }: Told,
) {
  durationsOf(request.method, route, status).observe(ms)
  request.server.log.info({ reqId: request.id, req: request, status, ms: Math.round(ms * 10) / 10 }, 'answered')
}

function durationsOf(method: string, route: string, status: number) {
  const known = requests.get(route)?.get(method)?.get(status)
  if (known) return known
  const durations = new Durations()
  const ofRoute = requests.get(route) ?? new Map<string, Map<number, Durations>>()
  const ofMethod = ofRoute.get(method) ?? new Map<number, Durations>()
  requests.set(route, ofRoute.set(method, ofMethod.set(status, durations)))
  return durations
}

function* labelled(): Iterable<[labels: string, Durations]> {
  for (const [route, methods] of requests)
    for (const [method, statuses] of methods)
      for (const [status, durations] of statuses)
        yield [`method="${method}",route="${route}",status="${status}"`, durations]
}

const durationsTold = () =>
  histogram('http_request_duration_seconds', 'How long requests took, by route', labelled()) +
  histogram('db_query_duration_seconds', 'How long the database took for a statement', [['', queries]])

/** Of no copy there is nothing to tell: that it is absent can be asked for. */
function copyTold(config: Config) {
  const seconds = newestNight(config)
  const name = 'nightly_copy_timestamp_seconds'
  if (seconds === undefined) return ''
  return `# HELP ${name} When the newest nightly copy was made\n# TYPE ${name} gauge\n${name} ${seconds}\n`
}

export function measure(app: FastifyInstance) {
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime: ms }, done) => {
    tellMeasures(request, { route: request.routeOptions.url ?? 'none', status, ms })
    done()
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (app.outside.config.metrics !== 'open' && !isLocal(request)) throw new Refusal('not_found')
    return reply
      .type(registry.contentType)
      .send(`${durationsTold()}${copyTold(app.outside.config)}${await registry.metrics()}`)
  })
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

/** Asked from this machine by its own name, and not by a proxy here, or a page under a name that leads here, for someone else. */
const isLocal = ({ socket, headers }: FastifyRequest) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  isLoopback(URL.parse(`http://${headers.host}`) ?? { hostname: '' }) &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined
