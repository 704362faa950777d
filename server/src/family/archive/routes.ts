import { archiveCalls } from '@sprout/domain/family/archive-contract'
import type { FastifyInstance } from 'fastify'
import { limiter } from '../../http/limits.ts'
import { mount } from '../../http/mount.ts'
import { removeFamily } from '../members-store.ts'
import { holdOwnFamily } from '../sharing.ts'
import { documentOf } from './export.ts'
import { importDocument } from './import.ts'
import { timelineTable } from './timeline-table.ts'

/** Nobody needs all of it again and again, and it is the dearest there is to ask for. To take it up is the dearest of all. */
const OFTEN = { max: 30, timeWindow: 15 * 60_000 }
const UPLOADS = { ...OFTEN, max: 6 }

export async function archiveRoutes(app: FastifyInstance) {
  const all = limiter(app, { ...OFTEN, keyGenerator: ({ caller }) => `data ${caller.familyId}` })
  const uploads = limiter(app, { ...UPLOADS, keyGenerator: ({ caller }) => `upload ${caller.familyId}` })
  app.addHook('preHandler', async (request, reply) => {
    await all(request, reply)
    if (request.routeOptions.url === archiveCalls.upload.path) await uploads(request, reply)
  })

  mount(app, archiveCalls, {
    download: async (_, caller) => documentOf(caller),
    downloadTimeline: async (_, caller) => timelineTable(caller),
    upload: ({ file }, caller) => importDocument(caller, file),

    erase: async (_, caller) => {
      await holdOwnFamily(caller)
      // The database takes along all that hangs on it: children and records, accounts and sessions.
      await removeFamily(caller.db, caller.familyId)
    },
  })
}
