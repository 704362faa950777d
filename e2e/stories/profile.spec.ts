import { expect, type Page } from '@playwright/test'
import { languages } from '@sprout/domain/language'
import { newFamily } from '../family.ts'
import { cutCalls, holdCalls } from '../held-calls.ts'
import { behave, keepMoment } from '../records.ts'
import { test } from '../test.ts'
import { wordsIn } from '../words.ts'

const feedback = (page: Page) => page.getByRole('dialog', { name: 'Feedback' })
const send = (page: Page) => feedback(page).getByRole('button', { name: 'Send feedback' })

async function writeFeedback(page: Page) {
  await newFamily(page, 'Mia')
  await page.goto('/?tab=profile')
  await page.getByRole('button', { name: /^Feedback/ }).click()
  await page.getByRole('radio', { name: 'A fault' }).check()
  await page.getByLabel('Subject').fill('Stars')
  await page.getByLabel('Message').fill('There could be more of them')
}

for (const language of languages) {
  test(`the profile tells of the week and of what was earned in ${language}`, async ({ page }) => {
    const t = wordsIn(language)
    await newFamily(page, 'Mia')
    await behave(page, { title: 'Helped', points: 40 })
    await keepMoment(page, { mood: 'proud' })
    await page.goto(`/${language}?tab=profile`)
    const week = page.getByRole('region', { name: t('home.week.title') })
    await expect(week.getByRole('definition')).toHaveText(['1', '0', '0', '0'])
    await expect(week.getByRole('img', { name: /40/ })).toBeVisible()
    const places = page.getByRole('region', { name: t('badges.title') }).getByRole('listitem')
    await expect(places).toHaveCount(4)
    await expect(places.first()).toContainText(t('badges.kinds.first_moment.title'))
    await expect(places.nth(1)).toContainText(t('badges.locked'))
    await page.getByRole('button', { name: t('badges.seeAll') }).click()
    const wall = page.getByRole('dialog', { name: t('badges.all') })
    await expect(wall.getByRole('listitem')).toHaveCount(8)
    await expect(wall).toContainText(t('badges.kinds.run_66.takes'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: t('badges.seeAll') })).toBeFocused()
  })
}

test('a double tap on a slow line sends feedback once, and clears the form', async ({ page }) => {
  await writeFeedback(page)
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/feedback') && calls.push(request.method()))
  const line = await holdCalls(page, '**/api/feedback')
  await send(page).dblclick()
  await expect(send(page)).toHaveAttribute('aria-busy', 'true')
  line.letGo()
  await expect(page.getByText('Feedback Sent')).toBeVisible()
  await expect(feedback(page)).toBeHidden()
  expect(calls).toEqual(['POST'])
  await page.getByRole('button', { name: /^Feedback/ }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('feedback that does not arrive stays in the form', async ({ page }) => {
  await writeFeedback(page)
  const line = await cutCalls(page, '**/api/feedback')
  await send(page).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Failed to Send' })
  await expect(notice).toContainText('Please try again later.')
  await expect(page.getByLabel('Message')).toHaveValue('There could be more of them')
  await line.mend()
  await send(page).click()
  await expect(page.getByText('Feedback Sent')).toBeVisible()
})
