import { expect, type Page } from '@playwright/test'
import { languages } from '@sprout/domain/language'
import { newFamily } from '../family.ts'
import { cutCalls, holdCalls } from '../held-calls.ts'
import { keepNotices } from '../keep-notices.ts'
import { momentsOf } from '../kept.ts'
import { tabTo } from '../keyboard.ts'
import { SENT_WITHIN } from '../outbox.ts'
import { keepMoment } from '../records.ts'
import { test } from '../test.ts'
import { wordsIn } from '../words.ts'

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const story = (page: Page) => page.getByLabel('What do you want to remember?')
const save = (page: Page) => page.getByRole('button', { name: 'Keep this moment' })

for (const language of languages) {
  test(`a moment is told, seen and taken back in ${language}`, async ({ page }) => {
    const t = wordsIn(language)
    await keepNotices(page)
    await newFamily(page, 'Mia')
    await page.goto(`/${language}?screen=moments`)
    await expect(page.getByText(t('moments.empty'))).toBeVisible()
    await expect(page.getByText(t('moments.photo'))).toBeVisible()
    const keep = page.getByRole('button', { name: t('moments.save') })
    await keep.click()
    await expect(page.getByRole('alert')).toContainText(t('moments.selectBoth'))
    await expect(radio(page, t('moments.weathers.sunny'))).toBeFocused()
    await radio(page, t('moments.weathers.windy')).check()
    await radio(page, t('moments.moods.proud')).check()
    await page.getByLabel(t('moments.story')).fill('  Sin ruedines 🚲\n\n第一次！ ')
    await keep.click()
    await expect(page.getByText(t('moments.saved'))).toBeVisible()
    await expect(page.getByText('Sin ruedines 🚲 第一次！')).toBeVisible()
    await expect
      .poll(() => momentsOf(page))
      .toMatchObject([{ weather: 'windy', mood: 'proud', content: 'Sin ruedines 🚲\n\n第一次！' }])
    await expect(page.getByRole('img', { name: t('moments.moods.proud') })).toBeVisible()
    await page.getByRole('button', { name: t('points.undo'), exact: true }).click()
    await expect(page.getByText(t('moments.empty'))).toBeVisible()
    await expect.poll(() => momentsOf(page)).toEqual([])
  })
}

test('a moment is told without a mouse', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en?screen=moments')
  await tabTo(page, radio(page, 'Sunny'))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, radio(page, 'Very happy'))
  await page.keyboard.press('Space')
  await tabTo(page, story(page))
  await page.keyboard.type('Clouds like sheep')
  await tabTo(page, radio(page, 'Today'))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, save(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Moment saved')).toBeVisible()
  await expect(page.getByText('Yesterday · Cloudy')).toBeVisible()
  await expect
    .poll(() => momentsOf(page))
    .toMatchObject([{ weather: 'cloudy', mood: 'very_happy', content: 'Clouds like sheep' }])
})

test('two taps on a slow line keep one moment', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en?screen=moments')
  await radio(page, 'Foggy').check()
  await radio(page, 'Calm').check()
  const line = await holdCalls(page, '**/api/moments')
  await save(page).dblclick()
  await expect(save(page)).toHaveAttribute('aria-busy', 'true')
  await save(page).click({ force: true })
  line.letGo()
  await expect(page.getByText('Moment saved')).toBeVisible()
  await expect.poll(() => momentsOf(page)).toHaveLength(1)
})

test('without a signal nothing is lost, nor by a touch of another tab', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en?screen=moments')
  await radio(page, 'Snowy').check()
  await radio(page, 'Excited').check()
  await story(page).fill('The first snow')
  const line = await cutCalls(page, '**/api/moments')
  await save(page).click()
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' })
  await expect(waiting).toContainText('Excited · Snowy')
  await expect(story(page)).toHaveValue('')
  await page.getByRole('link', { name: 'Timeline' }).click()
  await expect(waiting).toContainText('Excited · Snowy')
  await line.mend()
  await expect(waiting).toBeHidden(SENT_WITHIN)
  await expect
    .poll(() => momentsOf(page))
    .toMatchObject([{ weather: 'snowy', mood: 'excited', content: 'The first snow' }])
})

test('a story half written outlives a reload, and one that is kept does not come back', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en?screen=moments')
  await radio(page, 'Rainy').check()
  await story(page).fill('Puddles')
  await page.reload()
  await expect(story(page)).toHaveValue('Puddles')
  await expect(radio(page, 'Rainy')).toBeChecked()
  await radio(page, 'Happy').check()
  await save(page).click()
  await expect(page.getByText('Moment saved')).toBeVisible()
  await page.reload()
  await expect(story(page)).toHaveValue('')
})

test('a story that is refused when its screen has been left is told of, and stands there again', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en?screen=moments')
  await radio(page, 'Snowy').check()
  await radio(page, 'Excited').check()
  await story(page).fill('The first snow')
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>()
  await page.route('**/api/moments', async (route) => {
    await refused
    const json = { code: 'future_date', detail: 'That day is still to come.' }
    await route.fulfill({ status: 400, contentType: 'application/problem+json', json })
  })
  const asked = page.waitForRequest('**/api/moments')
  await save(page).click()
  await asked
  await page.getByRole('link', { name: 'Timeline' }).click()
  await expect(story(page)).toHaveCount(0)
  refuse()
  await expect(page.getByRole('alert')).toContainText('That day has not come yet')
  await page.goBack()
  await expect(story(page)).toHaveValue('The first snow')
  await expect(radio(page, 'Snowy')).toBeChecked()
  expect(await momentsOf(page)).toEqual([])
})

test('many moments come page by page', async ({ page }) => {
  await newFamily(page, 'Mia')
  for (let nth = 1; nth <= 21; nth++) await keepMoment(page, { content: `Story ${nth}` })
  await page.goto('/en?screen=moments')
  const stories = page.getByText(/^Story \d/)
  await expect(stories).toHaveCount(20)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(stories).toHaveCount(21)
  await expect(page.getByText('This is where the story begins.')).toBeVisible()
})
