import { badgeCalls } from '@sprout/domain/badges/contract'
import type { FastifyInstance } from 'fastify'
import { ownChild } from '../children/own.ts'
import { mount } from '../http/mount.ts'
import { earnedBy } from './earned.ts'

export async function badgeRoutes(app: FastifyInstance) {
  mount(app, badgeCalls, {
    list: async ({ params }, caller) => earnedBy(caller, await ownChild(caller, params.childId)),
  })
}
