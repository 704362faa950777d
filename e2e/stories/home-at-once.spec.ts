import { expect, type Page } from '@playwright/test'
import { greeting } from '@sprout/domain/assistant/welcome'
import { daysAgo } from '../days.ts'
import { addChild, newFamily } from '../family.ts'
import { noise } from '../faults/noise.ts'
import { holdCalls } from '../held-calls.ts'
import { card, openPrinted } from '../printed-home.ts'
import { test } from '../test.ts'
import { wordsIn } from '../words.ts'

/** Where the parts of home stand. */
const places = (page: Page) =>
  page.evaluate(() =>
    [
      'h1',
      '.birthday-card',
      '.module-card',
      '.module-card-name',
      '.week-card',
      '.bottom-bar-tab',
      '.bottom-bar-pip',
    ].map((part) => [
      part,
      ...[...document.querySelectorAll(part)].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect()
        // Of a name only the beginning: its letters may be others by now, wider by a hair.
        return part === 'h1' || part === '.module-card-name' ? [x, y] : [x, y, width, height]
      }),
    ]),
  )
const looksAsItWill = (page: Page) =>
  page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet)

/** All but what is asked ahead of it. */
const OUR_CODE = /\/assets\/(?!ahead-|warm-dates-).*\.js$/

for (const [language, width] of [
  ['en', 412],
  ['zh', 412],
  ['es', 1280],
] as const) {
  test(`home is there before any of our code has come, where it stands then, in ${language} at ${width}`, async ({
    page,
    server,
  }) => {
    const t = wordsIn(language)
    await page.setViewportSize({ width, height: 900 })
    await newFamily(page, 'Mia')
    await addChild(page, { name: 'Leo', birthday: `2020-${daysAgo(-3).slice(5)}` })
    const complaints = await noise(page, server)
    const code = await holdCalls(page, OUR_CODE)
    // What is told on the cards comes later.
    const told = await holdCalls(page, /\/api\/(activities|habits|skills|moments|stats)\//)
    await openPrinted(page, `/${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('home.title', { name: 'Mia' }))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await looksAsItWill(page)
    const printed = await places(page)
    const skills = card(page, t('modules.skills'))
    await skills.focus()
    code.letGo()
    await expect(page.locator('.top-bar-points')).toBeVisible()
    await expect(page.locator('.home-to-come')).toHaveCount(0)
    expect(await places(page)).toEqual(printed)
    await expect(skills).toBeFocused()
    told.letGo()
    await expect(card(page, t('modules.moments'))).toContainText(t('home.moments.none'))
    expect(complaints()).toEqual([])
  })
}

test('what the cards tell is asked while our code comes, and once', async ({ page, server }) => {
  await newFamily(page, 'Mia')
  const complaints = await noise(page, server)
  const asked: string[] = []
  const ofADay = /\/api\/(activities|habits|skills|moments)\//
  page.on('request', (request) => void (ofADay.test(request.url()) && asked.push(new URL(request.url()).pathname)))
  // What may be wanted without a signal is asked after it, one by one: of what the cards do not ask the quick list is the first.
  await holdCalls(page, '**/quick')
  const code = await holdCalls(page, OUR_CODE)
  const answer = await openPrinted(page, '/en')
  await expect.poll(() => asked.length).toBe(4)
  // What asks is kept by the browser, and must not run before it is told what.
  expect(answer).toMatch(/rel="asked".*<script type="module" async src="\/assets\/ahead-/s)
  code.letGo()
  await expect(card(page, 'Moments')).toContainText('Keep the first one')
  await expect(page.locator('.module-card .skeleton')).toHaveCount(0)
  expect(new Set(asked).size).toBe(4)
  expect(asked).toHaveLength(4)
  expect(complaints()).toEqual([])
})

test('a card that is tapped before our code has come leads where it says', async ({ page }) => {
  await newFamily(page, 'Mia')
  const code = await holdCalls(page, OUR_CODE)
  await openPrinted(page, '/en')
  await card(page, 'Habits').click({ noWaitAfter: true })
  await page.waitForURL('/en?screen=habits', { waitUntil: 'commit' })
  code.letGo()
  await expect(page.getByRole('heading', { level: 1, name: 'Habits' })).toBeVisible()
})

test('Pip, touched before our code has come, is there to be talked to', async ({ page }) => {
  await newFamily(page, 'Mia')
  const code = await holdCalls(page, OUR_CODE)
  await openPrinted(page, '/es')
  await page.getByRole('link', { name: 'Pregunta a Pip' }).click({ noWaitAfter: true })
  await page.waitForURL('/es/ai-chat', { waitUntil: 'commit' })
  code.letGo()
  await expect(page.getByRole('log')).toContainText(greeting('Mia', 'es').text)
})

test('home begins with the child that was looked at last', async ({ page }) => {
  await newFamily(page, 'Mia', 'Leo')
  await page.goto('/en')
  await page.getByRole('button', { name: /^Mia/ }).click()
  await page.getByRole('button', { name: /^Leo/ }).click()
  await expect(page.getByRole('heading', { name: 'A day with Leo' })).toBeVisible()
  await holdCalls(page, OUR_CODE)
  await openPrinted(page, '/en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A day with Leo')
})

test('a screen stands at once with its title when its card is tapped; what is in it follows, and the way back leads to all of home', async ({
  page,
}) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  // Fetched already: it is not the line that is waited for.
  await page.getByRole('link', { name: /^Behaviours/ }).click()
  await expect(page.getByRole('button', { name: /^Said hello/ })).toBeVisible()
  await page.goBack()
  const drawn = await page.evaluateHandle(() => {
    const seen: { title: string | undefined; parts: number; cards: number }[] = []
    new MutationObserver(() =>
      seen.push({
        title: document.querySelector('main h1')?.textContent,
        parts: document.querySelectorAll('main section').length,
        cards: document.querySelectorAll('.module-card').length,
      }),
    ).observe(document.getElementById('root')!, { childList: true, subtree: true })
    return seen
  })
  await page.getByRole('link', { name: /^Behaviours/ }).click()
  await expect(page.getByRole('button', { name: /^Said hello/ })).toBeVisible()
  const opened = (await drawn.jsonValue()).filter(({ title }) => title === 'Behaviours')
  expect(opened[0]).toEqual({ title: 'Behaviours', parts: 0, cards: 0 })
  expect(opened.at(-1)?.parts).toBeGreaterThan(0)
  await drawn.evaluate((seen) => void seen.splice(0))
  await page.goBack()
  await expect(page.getByRole('link', { name: /^Behaviours/ })).toBeVisible()
  expect((await drawn.jsonValue())[0]?.cards).toBe(4)
})
