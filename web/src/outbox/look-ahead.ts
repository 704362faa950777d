import { badgeCalls } from '@sprout/domain/badges/contract'
import { behaviorCalls } from '@sprout/domain/behaviors/contract'
import type { LocalDate } from '@sprout/domain/calendar'
import type { Ask, Endpoint, Reply } from '@sprout/domain/endpoint'
import { habitCalls } from '@sprout/domain/habits/contract'
import { momentCalls } from '@sprout/domain/moments/contract'
import { rewardCalls } from '@sprout/domain/rewards/contract'
import { skillCalls } from '@sprout/domain/skills/contract'
import { statsCalls } from '@sprout/domain/stats/contract'
import { activityCalls } from '@sprout/domain/timeline/contract'
import { PAGE } from '@sprout/domain/timeline/model'
import type { QueryClient } from '@tanstack/react-query'
import { call, callForPage, keyOf } from '../api/call.ts'
import { forgetOld } from '../api/forget-old.ts'
import { keepAnswer } from '../api/seen.ts'
import { untilIdle } from '../ui/when-idle.ts'

/** What the screens would show, so that the ones not opened yet are there without a signal too. */
export async function lookAhead(queries: QueryClient, childId: string, today: LocalDate) {
  const ofChild = { params: { childId } }
  const firstPage = { ...ofChild, query: { limit: PAGE.shown } }
  // Whole screens first: a child of some years has a hundred goals, and the signal may go any moment.
  const habits = await one(habitCalls.list, ofChild)
  const skills = await one(skillCalls.list, ofChild)
  await one(behaviorCalls.quickList, ofChild)
  await one(rewardCalls.list, ofChild)
  await one(statsCalls.pace, ofChild)
  await one(statsCalls.days, ofChild)
  await one(statsCalls.weekly, ofChild)
  await one(badgeCalls.list, ofChild)
  await page(queries, rewardCalls.redemptions, firstPage)
  await page(queries, momentCalls.list, firstPage)
  await page(queries, activityCalls.list, firstPage)
  // Of a habit that is done no day is shown.
  for (const { id: habitId } of habits.filter(({ isCompleted }) => !isCompleted)) {
    await one(habitCalls.checkIns, { params: { habitId } })
    await one(habitCalls.canCheckIn, { params: { habitId }, query: { date: today } })
  }
  for (const { id: skillId } of skills) await one(skillCalls.scores, { params: { skillId } })
  // Whatever keeps the phone from it, the next time is soon enough.
  await forgetOld().catch(() => undefined)

  /** What a screen has loaded is kept as it is. */
  async function one<E extends Endpoint>(endpoint: E, ask: Ask<E>): Promise<Reply<E>> {
    const key = keyOf(endpoint, ask)
    const shown = queries.getQueryData<Reply<E>>(key)
    if (shown !== undefined) return shown
    await untilIdle()
    const reply = await call(endpoint, ask)
    keepAnswer(queries, key, reply)
    return reply
  }
}

/** As `pages` keeps it. */
async function page<E extends Endpoint>(queries: QueryClient, endpoint: E, ask: Ask<E>) {
  await untilIdle()
  const asked = { pages: [await callForPage(endpoint, ask)], pageParams: [''] }
  keepAnswer(queries, [...keyOf(endpoint, ask), 'pages'], asked)
}
