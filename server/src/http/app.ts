import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { openidRoutes } from '../accounts/openid.ts'
import { passkeyRoutes } from '../accounts/passkeys.ts'
import { accountRoutes } from '../accounts/routes.ts'
import { keepSessions } from '../accounts/signed-in.ts'
import { assistantRoutes } from '../assistant/routes.ts'
import { warmUpForTheFirst } from '../assistant/warm-up.ts'
import { badgeRoutes } from '../badges/routes.ts'
import { behaviorRoutes } from '../behaviors/routes.ts'
import { childRoutes } from '../children/routes.ts'
import { archiveRoutes } from '../family/archive/routes.ts'
import { familyRoutes } from '../family/routes.ts'
import { feedbackRoutes } from '../feedback/routes.ts'
import { habitRoutes } from '../habits/routes.ts'
import { newId } from '../id.ts'
import { tellLive } from '../live/live.ts'
import { liveRoutes } from '../live/routes.ts'
import { momentRoutes } from '../moments/routes.ts'
import { rewardRoutes } from '../rewards/routes.ts'
import { skillRoutes } from '../skills/routes.ts'
import { statsRoutes } from '../stats/routes.ts'
import { activityRoutes } from '../timeline/routes.ts'
import { documentCalls } from './documentation.ts'
import { tagReplies } from './etag.ts'
import { healthRoutes } from './health.ts'
import { takeTurns } from './in-turn.ts'
import { readJson } from './json.ts'
import { limitRates } from './limits.ts'
import { logged } from './log.ts'
import { measure } from './metrics.ts'
import { refuseForeignOrigins } from './origin.ts'
import type { Outside } from './outside.ts'
import { hangUp, MOST_CONNECTIONS, PATIENCE } from './patience.ts'
import { answerError, answerRefusals } from './refusals.ts'
import { addSecurityHeaders, ofNoPage } from './security.ts'
import { serveApp } from './static.ts'
import { stopGently } from './stopping.ts'
import { tellAgain } from './told-again.ts'

const BODY_LIMIT = 64 * 1024

const nouns = [
  ...[accountRoutes, passkeyRoutes, openidRoutes, familyRoutes, archiveRoutes, childRoutes],
  ...[behaviorRoutes, habitRoutes, skillRoutes, momentRoutes, rewardRoutes],
  ...[activityRoutes, statsRoutes, badgeRoutes, feedbackRoutes, assistantRoutes, liveRoutes, healthRoutes],
]

/** The whole server, not yet listening: tests inject requests into the same object production runs. */
export async function buildApp(outside: Outside): Promise<FastifyInstance> {
  const { patience = PATIENCE } = outside
  const app = Fastify({
    logger: logged(outside.config),
    bodyLimit: BODY_LIMIT,
    trustProxy: outside.config.trustProxy,
    // Fastify's own request lines would log addresses with their queries.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(outside.clock()),
    forceCloseConnections: 'idle',
    requestTimeout: patience.request,
    connectionTimeout: patience.silence,
    http: { headersTimeout: patience.head, connectionsCheckingInterval: patience.look },
    clientErrorHandler: hangUp,
    routerOptions: { maxParamLength: 128 },
    // An address that cannot be read (`/%ZZ`) meets no hook on its way.
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.headers({ ...ofNoPage, 'x-request-id': request.id })),
    return503OnClosing: false,
  })
  app.server.maxConnections = MOST_CONNECTIONS
  readJson(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('outside', outside)
  keepSessions(app)
  tellAgain(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  measure(app)
  answerRefusals(app)
  addSecurityHeaders(app)
  stopGently(app)
  takeTurns(app)
  refuseForeignOrigins(app)
  tagReplies(app)
  await limitRates(app)
  tellLive(app)
  warmUpForTheFirst(app)
  await documentCalls(app)
  for (const noun of nouns) app.register(noun)
  await serveApp(app)
  return app
}
