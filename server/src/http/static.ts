import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { Refusal } from '@sprout/domain/refusal'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendPage } from './app-page.ts'
import { sendRefusal } from './refusals.ts'

/** Where a build leaves the assets of the one whose place it took. */
const BEFORE = 'before'

/** The built web app beside the calls. A path that is no file is the app's: it knows its screens, and its 404. */
export async function serveApp(app: FastifyInstance) {
  const { webDir } = app.outside
  const built = webDir !== undefined && existsSync(join(webDir, 'index.html'))
  if (built) {
    await app.register(fastifyStatic, {
      root: webDir,
      preCompressed: true,
      wildcard: false,
      // They are chosen for whoever reads them, and have no address of their own; assets come and go with a build.
      globIgnore: ['**/*.{br,gz}', 'printed/**', 'assets/**', `${BEFORE}/**`],
      index: false,
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header('cache-control', isAsset(path) ? 'public, max-age=31536000, immutable' : 'no-cache'),
    })
    // Looked for at each ask: a page is of the build before or, while this process is not restarted yet, of the next.
    app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) => {
      if (!ASSET.test(name)) return reply.callNotFound()
      const file = join('assets', name)
      return reply.sendFile(file, existsSync(join(webDir, file)) ? webDir : join(webDir, BEFORE))
    })
  }
  app.setNotFoundHandler(async (request, reply) =>
    built && isPage(request) ? sendPage(request, reply) : sendRefusal(request, reply, new Refusal('not_found')),
  )
}

const ASSET = /^[\w-][\w.-]*(?<!\.br|\.gz)$/
/** Of this build or of the one before. */
const isAsset = (file: string) => basename(dirname(file)) === 'assets'

const isPage = ({ method, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|\?|$)/.test(url)
