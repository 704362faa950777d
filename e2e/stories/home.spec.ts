import { expect, type Page } from '@playwright/test'
import { languages } from '@sprout/domain/language'
import { addChild, newFamily } from '../family.ts'
import { cutCalls } from '../held-calls.ts'
import { behave } from '../records.ts'
import { test } from '../test.ts'
import { wordsIn } from '../words.ts'

const card = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })

for (const language of languages) {
  test(`home tells what is worth knowing, and the week in numbers and columns, in ${language}`, async ({ page }) => {
    const t = wordsIn(language)
    await newFamily(page, 'Mia')
    await page.goto(`/${language}`)
    await expect(card(page, t('modules.habits'))).toContainText(t('home.habits.none'))
    await expect(card(page, t('modules.moments'))).toContainText(t('home.moments.none'))
    await expect(page.getByText(t('home.empty'))).toBeVisible()
    await behave(page, { title: 'Helped', points: 10 })
    await behave(page, { title: 'Pushed', points: -5 })
    await page.reload()
    await expect(card(page, t('modules.behaviors'))).toContainText(t('home.behaviors.today', { count: 1 }))
    const week = page.getByRole('region', { name: t('home.week.title') })
    await expect(week).toContainText('+10')
    await expect(week.getByRole('img')).toHaveAccessibleName(/ \+10 −5/)
    await expect(page.getByText(t('home.empty'))).toBeHidden()
  })
}

test('what is recorded on a card’s screen is told on the card', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  await card(page, 'Behaviours').tap()
  await page.getByRole('button', { name: /^Tidied the toys/ }).tap()
  await expect(page.getByText('+10 · Tidied the toys')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(card(page, 'Behaviours')).toContainText('1 good thing today')
  await expect(page.getByRole('region', { name: 'This week' })).toContainText('+10')
})

test('a birthday is told a week before, whoever is chosen', async ({ page }) => {
  await newFamily(page, 'Mia')
  await addChild(page, { name: 'Leo', birthday: '2020-11-23' })
  await page.clock.setFixedTime(new Date('2026-11-20T09:00:00Z'))
  await page.goto('/en')
  await expect(page.getByText('Leo turns 6')).toBeVisible()
  await expect(page.getByText('In 3 days · Monday 23 November')).toBeVisible()
  await page.clock.setFixedTime(new Date('2026-11-23T09:00:00Z'))
  await page.reload()
  await expect(page.getByText('Happy birthday, Leo!')).toBeVisible()
  await page.clock.setFixedTime(new Date('2026-11-24T09:00:00Z'))
  await page.reload()
  await expect(card(page, 'Behaviours')).toBeVisible()
  await expect(page.getByText('Happy birthday, Leo!')).toBeHidden()
})

test('a week that did not load loads when asked again', async ({ page }) => {
  await newFamily(page, 'Mia')
  const line = await cutCalls(page, '**/api/stats/**')
  await page.goto('/en')
  await expect(card(page, 'Behaviours')).toContainText('What went well today?')
  const again = page.getByRole('button', { name: 'Try again' })
  // The week comes a moment after the cards, and asks once more by itself.
  await expect(again).toBeVisible()
  await line.mendAt(again)
  await expect(page.getByText('A good day to grow')).toBeVisible()
})

test('a card that knows nothing of today says so', async ({ page }) => {
  await newFamily(page, 'Mia')
  await cutCalls(page, '**/api/activities/**')
  await page.goto('/en')
  await expect(card(page, 'Behaviours')).toContainText('This did not load')
})

test('on a wide display the timeline stands beside the cards, and on no other', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  const timeline = page.getByRole('heading', { name: 'Mia’s days' })
  await expect(card(page, 'Moments')).toBeVisible()
  await expect(timeline).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(timeline).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A day with Mia')
  const [left, right] = [await card(page, 'Moments').boundingBox(), await timeline.boundingBox()]
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
})

test('who it is and their children are asked once, by the page itself, and of strangers nothing', async ({ page }) => {
  // What is asked when nothing else waits is another matter.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  const asked = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .map(({ name, initiatorType }) => `${initiatorType} ${new URL(name).pathname}`)
        .filter((ask) => /\/api\/(auth\/user|children)$/.test(ask))
        .sort(),
    )
  await page.goto('/en')
  await expect(page.getByRole('heading', { name: 'Small steps, seen every day' })).toBeVisible()
  expect(await asked()).toEqual([])
  await newFamily(page, 'Mia')
  await page.goto('/en')
  await expect(page.getByRole('heading', { name: 'A day with Mia' })).toBeVisible()
  await expect(card(page, 'Habits')).toContainText('Plant a new habit')
  expect(await asked()).toEqual(['link /api/auth/user', 'link /api/children'])
})
