import { liveCalls } from '@sprout/domain/live/contract'
import type { FastifyInstance } from 'fastify'
import { mount } from '../http/mount.ts'

export async function liveRoutes(app: FastifyInstance) {
  mount(app, liveCalls, { follow: async (_, caller) => app.live.follow(caller, caller.gone) })
}
