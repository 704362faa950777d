import type { Page } from '@playwright/test'
import type { NewBehavior } from '@sprout/domain/behaviors/model'
import type { Habit } from '@sprout/domain/habits/model'
import type { Moment } from '@sprout/domain/moments/model'
import type { Reward } from '@sprout/domain/rewards/model'
import type { Skill } from '@sprout/domain/skills/model'
import type { Activity } from '@sprout/domain/timeline/model'
import { call } from './call.ts'
import { daysAgo } from './days.ts'
import { firstChild } from './family.ts'

/** What happens to the first child, made without the screens. */
const record = async <T>(page: Page, path: string, data: object) =>
  call<T>(page, 'POST', path, { childId: (await firstChild(page)).id, ...data })

export const behave = (page: Page, behavior: Partial<NewBehavior> & { title: string; points: number }) =>
  record<Activity>(page, 'behaviors', { type: behavior.points > 0 ? 'reward' : 'punishment', ...behavior })

export const keepMoment = (page: Page, moment: Partial<Moment>) =>
  record<Moment>(page, 'moments', { weather: 'sunny', mood: 'happy', ...moment })

/** A habit, kept so many days ago. */
export async function addHabit(page: Page, habit: Partial<Habit> & { title: string }, kept: readonly number[] = []) {
  const { id } = await record<Habit>(page, 'habits', habit)
  for (const days of kept) await checkIn(page, id, days)
  return id
}

export const checkIn = (page: Page, habitId: string, days: number) =>
  call(page, 'POST', `habits/${habitId}/checkin`, { date: daysAgo(days) })

/** A challenge with its scores. */
export async function addSkill(page: Page, skill: Partial<Skill> & { title: string }, scores: readonly number[] = []) {
  const { id } = await record<Skill>(page, 'skills', skill)
  for (const currentBest of scores) await changeSkill(page, id, { currentBest })
  return id
}

export const changeSkill = (page: Page, id: string, data: Partial<Skill>) => call(page, 'PUT', `skills/${id}`, data)

export const addReward = (page: Page, reward: Partial<Reward> & { title: string; pointsCost: number }) =>
  record<Reward>(page, 'rewards', { category: 'other', ...reward })

export const redeem = (page: Page, { id: rewardId, pointsCost: pointsSpent }: Reward) =>
  record(page, 'rewards/redeem', { rewardId, pointsSpent })

export const LONG_TITLE = `Reads aloud ${'to the cat and '.repeat(4)}to the family 👨‍👩‍👧‍👦`
