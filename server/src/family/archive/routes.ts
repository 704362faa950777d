import { archiveCalls } from '@sprout/domain/family/archive-contract'
import type { FastifyInstance } from 'fastify'
import { limiter } from '../../http/limits.ts'
import { mount } from '../../http/mount.ts'
import { removeFamily } from '../members-store.ts'
import { holdOwnFamily } from '../sharing.ts'
import { documentOf } from './export.ts'
import { importDocument } from './import.ts'
import { timelineTable } from './timeline-table.ts'

/** Nobody needs all of it again and again, and it is the dearest there is to ask for. */
const OFTEN = { max: 30, timeWindow: 15 * 60_000 }

export async function archiveRoutes(app: FastifyInstance) {
  app.addHook('preHandler', limiter(app, { ...OFTEN, keyGenerator: ({ caller }) => `data ${caller.familyId}` }))

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
