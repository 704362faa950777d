import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import { accountCalls } from '@sprout/domain/accounts/contract'
import { childCalls } from '@sprout/domain/children/contract'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isIn } from '../accounts/signed-in.ts'
import { sendRefusal } from './refusals.ts'

/** What every screen of a caregiver asks first: the browser may ask it before it has read any of our code. */
const ASKED_FIRST = [accountCalls.user, childCalls.list]
  .map(({ path }) => `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`)
  .join(', ')

/** A page waits no longer than that to learn whose it is: it is good without. */
const SOON = 200

/** The built web app beside the calls. A path that is no file is the app's: it knows its screens, and its 404. */
export async function serveApp(app: FastifyInstance) {
  const { webDir } = app.outside
  const built = webDir !== undefined && existsSync(join(webDir, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      wildcard: false,
      // They are chosen for whoever reads them, and have no address of their own.
      globIgnore: ['**/*.{br,gz}'],
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    })
  }
  app.setNotFoundHandler(async (request, reply) =>
    built && isPage(request) ? sendPage(request, reply) : sendRefusal(request, reply, new Refusal('not_found')),
  )
}

async function sendPage(request: FastifyRequest, reply: FastifyReply) {
  // A browser that keeps the page may not show it with the hints to somebody else's visit.
  reply.header('vary', 'cookie')
  // Why a session ended is said once: to the app, not to a browser that asks ahead of it. One that kept the page from when
  // there was a session forgets what was named then only if something is said in its place.
  const isGood = await Promise.race([isIn(request), after(SOON, false, { ref: false })])
  reply.header('link', isGood ? ASKED_FIRST : '')
  return reply.sendFile('index.html')
}

const isPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|\?|$)/.test(url)
