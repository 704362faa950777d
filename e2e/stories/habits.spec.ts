import { expect, type Page } from '@playwright/test'
import { addDays, weekStart } from '@sprout/domain/calendar'
import { languages } from '@sprout/domain/language'
import { call } from '../call.ts'
import { today } from '../days.ts'
import { newFamily, pointsOf } from '../family.ts'
import { cutCalls } from '../held-calls.ts'
import { keepNotices } from '../keep-notices.ts'
import { habitsOf } from '../kept.ts'
import { pressOn, tabTo } from '../keyboard.ts'
import { SENT_WITHIN } from '../outbox.ts'
import { addHabit, checkIn } from '../records.ts'
import { test } from '../test.ts'
import { wordsIn } from '../words.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const tick = (page: Page) => button(page, /^Check in today ·/)
const card = (page: Page, name: string) => page.getByRole('article', { name })

async function openHabits(page: Page) {
  await page.goto('/en?screen=habits')
  await expect(page.getByRole('heading', { level: 1, name: 'Habits' })).toBeVisible()
}

test('a first habit is added, ticked and taken back', async ({ page }) => {
  await keepNotices(page)
  await newFamily(page, 'Mia')
  await openHabits(page)
  await expect(page.getByText('One small thing a day is enough for Mia to begin with.')).toBeVisible()
  await button(page, 'Add habit').click()
  const dialog = page.getByRole('dialog', { name: 'New habit' })
  await dialog.getByLabel('Name').fill('Brush teeth')
  await dialog.getByRole('radio', { name: 'Medium +5' }).check()
  await expect(dialog.getByText('Each check-in gives +5. Once completed, it gives +50 more and a badge.')).toBeVisible()
  await expect(dialog.getByText('21 days are a good first checkpoint.')).toBeVisible()
  await dialog.getByRole('button', { name: '66' }).click()
  await expect(dialog.getByText('66 days are what research found typical for adults.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add habit' }).click()
  await expect(page.getByText('Habit added')).toBeVisible()
  await tick(page).click()
  await expect(page.getByText('+5 · Brush teeth')).toBeVisible()
  await expect(card(page, 'Brush teeth').getByText('1 day in a row')).toBeVisible()
  await expect(page.getByText('20 days to the first checkpoint')).toBeVisible()
  await expect(page.getByText('Done for today')).toBeVisible()
  await expect.poll(() => pointsOf(page)).toBe(5)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(tick(page)).toBeVisible()
  await expect(page.getByText('66 days to go')).toBeVisible()
  await expect.poll(() => pointsOf(page)).toBe(0)
})

test('a forgotten day of the week before is filled in with a tap, and taken back with another', async ({ page }) => {
  await keepNotices(page)
  await newFamily(page, 'Mia')
  await addHabit(page, { title: 'Read' })
  await openHabits(page)
  await button(page, 'Earlier week').click()
  await button(page, /^Fill in Wednesday/).click()
  await expect(page.getByText(/^Filled in for Wednesday/)).toBeVisible()
  await expect(button(page, /^Wednesday.*: kept/)).toBeVisible()
  const [habit] = await habitsOf(page)
  await expect
    .poll(() => call(page, 'GET', `habits/${habit?.id}/checkins`))
    .toEqual([{ date: addDays(weekStart(today()), -4), lineId: expect.any(String) }])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(button(page, /^Fill in Wednesday/)).toBeVisible()
  await expect.poll(() => pointsOf(page)).toBe(0)
  await button(page, 'Later week').click()
  await expect(page.getByText('This week')).toBeVisible()
})

test('the last day completes a habit, and its card asks for nothing more', async ({ page }) => {
  await newFamily(page, 'Mia')
  await addHabit(page, { title: 'Brush teeth', targetDays: 21 }, [...Array(21).keys()].slice(1))
  await openHabits(page)
  await expect(page.getByText('1 day to the first checkpoint')).toBeVisible()
  await tick(page).click()
  const deed = page.getByRole('dialog', { name: 'Brush teeth, 21 days in a row' })
  await expect(deed.getByText('The first checkpoint! 22 points for Mia, and a badge.')).toBeVisible()
  await deed.getByRole('button', { name: 'Lovely' }).click()
  await expect(card(page, 'Brush teeth').getByText(/^Completed on/)).toBeVisible()
  await expect(tick(page)).toBeHidden()
  await expect.poll(() => pointsOf(page)).toBe(62)
})

test('what is refused is told, and nothing is lost or counted twice', async ({ page }) => {
  await newFamily(page, 'Mia')
  const id = await addHabit(page, { title: 'Read' })
  await openHabits(page)
  await expect(tick(page)).toBeVisible()
  await checkIn(page, id, 0)
  await tick(page).click()
  await expect(page.getByRole('status').getByText('Already checked in')).toBeVisible()
  await expect(page.getByText('Done for today')).toBeVisible()
  await expect.poll(() => pointsOf(page)).toBe(2)

  await button(page, 'Add habit').click()
  const dialog = page.getByRole('dialog', { name: 'New habit' })
  await dialog.getByLabel('Days in a row').fill('366')
  await dialog.getByRole('button', { name: 'Add habit' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Please enter the habit’s name')
  await expect(dialog.getByLabel('Days in a row')).toHaveAccessibleDescription(/a whole number of days from 1 to 365/)
  await dialog.getByRole('button', { name: '7', exact: true }).click()
  await dialog.getByLabel('Name').fill('Sing')
  const line = await cutCalls(page, '**/api/habits')
  await dialog.getByRole('button', { name: 'Add habit' }).click()
  await expect(page.getByRole('alert').getByText('Failed to add habit')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Sing')
  await line.mend()
  await dialog.getByRole('button', { name: 'Add habit' }).dblclick()
  await expect(card(page, 'Sing')).toBeVisible()
  await expect.poll(() => habitsOf(page)).toHaveLength(2)
})

test('a tick without a signal waits, and is sent once', async ({ page }) => {
  await newFamily(page, 'Mia')
  await addHabit(page, { title: 'Read' })
  await openHabits(page)
  const line = await cutCalls(page, '**/checkin')
  await tick(page).click()
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' })
  await expect(waiting).toContainText('Read')
  await expect(page.getByText('Done for today')).toBeVisible()
  await expect.poll(() => pointsOf(page)).toBe(0)
  await line.mend()
  await expect(waiting).toBeHidden(SENT_WITHIN)
  await expect(page.getByText('Done for today')).toBeVisible()
  await expect.poll(() => pointsOf(page)).toBe(2)
})

test('what another caregiver ticks is seen here', async ({ page }) => {
  await newFamily(page, 'Mia')
  const id = await addHabit(page, { title: 'Read' })
  await openHabits(page)
  await expect(tick(page)).toBeVisible()
  await checkIn(page, id, 0)
  await expect(page.getByText('Done for today')).toBeVisible()
})

test.describe('without a mouse', () => {
  test.use({ hasTouch: false })

  test('a habit is ticked, looked back at and deleted', async ({ page }) => {
    await newFamily(page, 'Mia')
    await addHabit(page, { title: 'Read' })
    await openHabits(page)
    await pressOn(page, tick(page))
    await expect(page.getByText('Done for today')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Read' })).toBeFocused()
    await pressOn(page, button(page, 'Earlier week'))
    await pressOn(page, button(page, /^Fill in Wednesday/), 'Space')
    await expect(page.getByText('2 days in all')).toBeVisible()
    await tabTo(page, button(page, 'Delete Read'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete habit' }))
    await expect(page.getByText('No habits yet')).toBeVisible()
    await expect.poll(() => habitsOf(page)).toEqual([])
  })
})

test('in every language a habit says how far it is', async ({ page }) => {
  await newFamily(page, 'Mia')
  await addHabit(page, { title: '🦷', targetDays: 66 }, [1, 2, 3])
  for (const language of languages) {
    const t = wordsIn(language)
    await page.goto(`/${language}?screen=habits`)
    await expect(page.getByText(t('habits.streak', { count: 3 }), { exact: true })).toBeVisible()
    await expect(page.getByText(t('habits.toGo', { count: 63 }))).toBeVisible()
    await expect(page.getByText(t('habits.toCheckpoint', { count: 18 }))).toBeVisible()
    await expect(page.getByRole('img', { name: t('habits.progress', { count: 3, target: 66 }) })).toBeVisible()
    await expect(page.getByRole('button', { name: `${t('habits.checkIn')} · +2` })).toBeVisible()
    await expect(page.getByText(t('habits.longest', { count: 3 }))).toBeVisible()
  }
})
