import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendPage } from './app-page.ts'
import { sendRefusal } from './refusals.ts'

/** The built web app beside the calls. A path that is no file is the app's: it knows its screens, and its 404. */
export async function serveApp(app: FastifyInstance) {
  const { webDir } = app.outside
  const built = webDir !== undefined && existsSync(join(webDir, 'index.html'))
  if (built) {
    const assets = join(webDir, 'assets') + sep
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      wildcard: false,
      // They are chosen for whoever reads them, and have no address of their own.
      globIgnore: ['**/*.{br,gz}', 'printed/**'],
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    })
  }
  app.setNotFoundHandler(async (request, reply) =>
    built && isPage(request) ? sendPage(request, reply) : sendRefusal(request, reply, new Refusal('not_found')),
  )
}

const isPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|\?|$)/.test(url)
