import type { Page } from '@playwright/test'
import type { QuickBehavior } from '@sprout/domain/behaviors/model'
import type { Habit } from '@sprout/domain/habits/model'
import type { Moment } from '@sprout/domain/moments/model'
import type { Reward } from '@sprout/domain/rewards/model'
import type { Skill } from '@sprout/domain/skills/model'
import type { Activity } from '@sprout/domain/timeline/model'
import { call } from './call.ts'
import { firstChild } from './family.ts'

/** What the server keeps of the first child, whatever the screen shows. */
const kept = async <T>(page: Page, noun: string, rest = '') =>
  call<T[]>(page, 'GET', `${noun}/${(await firstChild(page)).id}${rest}`)

/** The lines that stand, newest first. */
export const linesOf = (page: Page) => kept<Activity>(page, 'activities')
export const habitsOf = (page: Page) => kept<Habit>(page, 'habits')
export const skillsOf = (page: Page) => kept<Skill>(page, 'skills')
export const momentsOf = (page: Page) => kept<Moment>(page, 'moments')
export const rewardsOf = (page: Page) => kept<Reward>(page, 'rewards')
export const quickListOf = (page: Page) => kept<QuickBehavior>(page, 'behaviors', '/quick')
