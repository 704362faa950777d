import { addDays, weekStart } from '@sprout/domain/calendar'
import { statsCalls } from '@sprout/domain/stats/contract'
import { DAYS_TOLD, type DayStats } from '@sprout/domain/stats/model'
import { isTelling, paceOf } from '@sprout/domain/stats/pace'
import type { FastifyInstance } from 'fastify'
import { ownChild } from '../children/own.ts'
import { mount } from '../http/mount.ts'
import { recentRecord, standingLine } from './recent-record.ts'
import { countCauses, sumDays } from './store.ts'

const WEEK = 7

export async function statsRoutes(app: FastifyInstance) {
  mount(app, statsCalls, {
    weekly: async ({ params }, caller) => {
      const childId = await ownChild(caller, params.childId)
      const count = await countCauses(caller, childId, weekStart(caller.today), WEEK)
      return {
        behavior: count('behavior'),
        habit: count('check-in'),
        skill: count('score') + count('skill-completed'),
        reward: count('redemption'),
      }
    },

    days: async ({ params }, caller) => {
      const childId = await ownChild(caller, params.childId)
      const from = addDays(caller.today, 1 - DAYS_TOLD)
      return spread(from, await sumDays(caller, childId, from, DAYS_TOLD))
    },

    pace: async ({ params }, caller) => {
      const childId = await ownChild(caller, params.childId)
      const { lines, begun } = await recentRecord(caller, childId)
      const pace = paceOf(lines.map(standingLine), begun, caller.today)
      return { perDay: isTelling(pace) ? pace.perDay : null }
    },
  })
}

type Sums = Awaited<ReturnType<typeof sumDays>>

/** Every day of the four weeks, those without a line too. */
function spread(from: string, sums: Sums): DayStats[] {
  const byDay = Map.groupBy(sums, ({ day }) => day)
  return Array.from({ length: DAYS_TOLD }, (_, index) => {
    const date = addDays(from, index)
    const lines = (byDay.get(date) ?? []).filter(({ cause }) => cause !== 'redemption')
    return { date, earned: total(lines, 'given'), taken: -total(lines, 'taken') || 0 }
  })
}

const total = (lines: Sums, what: 'given' | 'taken') => lines.reduce((sum, line) => sum + line[what], 0)
