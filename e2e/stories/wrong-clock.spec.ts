import { expect } from '@playwright/test'
import { call } from '../call.ts'
import { today } from '../days.ts'
import { newFamily } from '../family.ts'
import { cutCalls } from '../held-calls.ts'
import { momentsOf } from '../kept.ts'
import { tick } from '../outbox.ts'
import { addHabit } from '../records.ts'
import { test } from '../test.ts'

test.use({ live: true })

const DAY = 86_400_000

for (const [wrong, off] of [
  ['a year behind', -365 * DAY],
  ['a day ahead', DAY],
] as const) {
  test(`what is told on a phone whose clock is ${wrong} counts for the family’s day`, async ({ page }) => {
    await newFamily(page, 'Mia')
    const habitId = await addHabit(page, { title: 'Read' })
    await page.clock.setFixedTime(Date.now() + off)
    await page.goto('/en?screen=habits')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sprout.clock'))).not.toBeNull()
    await tick(page).click()
    await expect(page.getByText('Done for today')).toBeVisible()
    const daysKept = () => call<{ date: string }[]>(page, 'GET', `habits/${habitId}/checkins`)
    await expect.poll(daysKept).toMatchObject([{ date: today() }])

    // What was learned holds when nobody says it.
    await cutCalls(page, '**/api/live')
    await page.goto('/en?screen=moments')
    await page.getByRole('radio', { name: 'Sunny', exact: true }).check()
    await page.getByRole('radio', { name: 'Proud', exact: true }).check()
    await page.getByRole('button', { name: 'Keep this moment' }).click()
    await expect.poll(() => momentsOf(page)).toMatchObject([{ date: today() }])
    await page.goto('/en?tab=timeline')
    await expect(
      page
        .getByText('just now')
        .or(page.getByText(/minute/))
        .first(),
    ).toBeVisible()
  })
}
