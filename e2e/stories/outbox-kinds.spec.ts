import { expect, type Page } from '@playwright/test'
import type { Habit } from '@sprout/domain/habits/model'
import { call } from '../call.ts'
import { daysAgo } from '../days.ts'
import { newFamily } from '../family.ts'
import { linesOf, momentsOf, skillsOf } from '../kept.ts'
import { test } from '../offline-test.ts'
import { arrive, inOutbox, points, quick, SENT_WITHIN, signal, tick } from '../outbox.ts'
import { addHabit, addReward, addSkill, behave } from '../records.ts'

/** A dialog that closes takes its entry out of the history a moment later, which would break off a reload. */
const dialogGone = (page: Page) => page.waitForFunction(() => !history.state?.sheets)

test('a check-in, a score, a moment, a reward and a good deed wait for a signal, each for the day that it was made on', async ({
  page,
  context,
}) => {
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name })
  await newFamily(page, 'Mia')
  await behave(page, { title: 'Helped', points: 100 })
  const habitId = await addHabit(page, { title: 'Read' })
  await addSkill(page, { title: 'Jump rope', targetValue: 100, targetUnit: 'times' }, [40])
  await addReward(page, { title: 'Cake', pointsCost: 50 })

  const yesterday = daysAgo(1)
  await page.clock.setFixedTime(`${yesterday}T12:00:00Z`)
  await arrive(
    page,
    '/en?tab=rewards',
    '/en?screen=skills',
    '/en?screen=moments',
    '/en?screen=behaviors',
    '/en?screen=habits',
  )
  await context.setOffline(true)
  await tick(page).click()
  await expect(signal(page)).toContainText('1 to be sent: Read')
  await page.clock.setFixedTime(`${daysAgo(0)}T12:00:00Z`)

  await page.goto('/en?screen=skills')
  await page.getByRole('button', { name: 'Record score' }).click()
  const score = page.getByRole('dialog', { name: 'Today’s score' })
  await score.getByRole('spinbutton').fill('72')
  await score.getByRole('button', { name: 'Record' }).click()
  await expect(signal(page)).toContainText('2 to be sent, last: Jump rope')
  await dialogGone(page)

  await page.goto('/en?screen=moments')
  await page.getByRole('radio', { name: 'Snowy', exact: true }).check()
  await page.getByRole('radio', { name: 'Excited', exact: true }).check()
  await page.getByLabel('What do you want to remember?').fill('The first snow')
  await page.getByRole('button', { name: 'Keep this moment' }).click()
  await expect(signal(page)).toContainText('3 to be sent')

  await link('Rewards').click()
  await page.getByRole('button', { name: 'Redeem: Cake' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click()
  await expect(signal(page)).toContainText('4 to be sent, last: Cake')
  await dialogGone(page)

  await page.goto('/en?screen=behaviors')
  await quick(page, /^Said hello/).click()
  await expect(signal(page)).toContainText('5 to be sent, last: Said hello')
  await points(page, 62)
  await link('Home').click()
  await expect(page.getByRole('link', { name: /^Behaviours/ })).toContainText('2 good things today')

  await context.setOffline(false)
  const deed = page.getByRole('dialog', { name: 'Cake' })
  await deed.getByRole('button', { name: 'Lovely' }).click({ timeout: SENT_WITHIN.timeout })
  await expect(deed).toBeHidden()
  await expect.poll(() => inOutbox(page), SENT_WITHIN).toEqual([])
  await points(page, 62)
  const kinds = (await linesOf(page)).map(({ type }) => type).reverse()
  expect(kinds).toEqual(['behavior', 'skill', 'habit', 'skill', 'moment', 'reward', 'behavior'])
  expect(await call<Habit[]>(page, 'GET', `habits/${habitId}/checkins`)).toMatchObject([{ date: yesterday }])
  expect(await skillsOf(page)).toMatchObject([{ currentBest: 72 }])
  expect(await momentsOf(page)).toMatchObject([{ weather: 'snowy', mood: 'excited', content: 'The first snow' }])
})

test('what was reached without a signal is celebrated when it has been sent', async ({ page, context }) => {
  await newFamily(page, 'Mia')
  await addHabit(page, { title: 'Read', targetDays: 1 })
  await addSkill(page, { title: 'Jump rope', targetValue: 50 }, [40])
  await arrive(page, '/en?screen=skills', '/en?screen=habits')
  await context.setOffline(true)
  await tick(page).click()
  await expect(signal(page)).toContainText('1 to be sent: Read')
  await page.goto('/en?screen=skills')
  await page.getByRole('button', { name: 'Record score' }).click()
  const score = page.getByRole('dialog', { name: 'Today’s score' })
  await score.getByRole('spinbutton').fill('55')
  await score.getByRole('button', { name: 'Record' }).click()
  await expect(signal(page)).toContainText('2 to be sent, last: Jump rope')
  await dialogGone(page)
  await page.reload()
  await expect(signal(page)).toContainText('2 to be sent, last: Jump rope')
  await context.setOffline(false)
  for (const name of ['Read, kept for 1 day', 'Jump rope: 55']) {
    const deed = page.getByRole('dialog', { name })
    await expect(deed).toContainText('for Mia', SENT_WITHIN)
    await deed.getByRole('button', { name: 'Lovely' }).click()
    await expect(deed).toBeHidden()
  }
})
