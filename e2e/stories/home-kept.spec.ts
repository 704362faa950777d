import { expect, type Page } from '@playwright/test'
import { daysAgo } from '../days.ts'
import { addChild, newFamily } from '../family.ts'
import { shifts } from '../faults/shifts.ts'
import { test } from '../offline-test.ts'
import { wordsIn } from '../words.ts'

/** What the phone will show at its next start, before any of our code has run. */
const kept = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('sprout-home')).match('/home'))?.text() ?? '')

const titleOf = (text: string) => /<h1>(.*?)<\/h1>/.exec(text)?.[1]
const title = async (page: Page) => titleOf(await kept(page))
const landing = (page: Page) => page.getByRole('heading', { name: 'Small steps, seen every day' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function start(page: Page, path = '/') {
  const answer = await page.goto(path)
  expect(answer?.fromServiceWorker()).toBe(true)
  return titleOf((await answer?.text()) ?? '')
}

test('the app on the phone opens with home as it was, with a signal and without, and nothing jumps', async ({
  page,
  context,
}) => {
  await newFamily(page, 'Mia')
  await addChild(page, {
    name: 'Leo',
    birthday: `2020-${daysAgo(-3).slice(5)}`,
  })
  const jumps = await shifts(page)
  await page.goto('/en')
  await expect.poll(() => title(page)).toBe('A day with Mia')
  expect(await kept(page)).not.toContain('rel="asked"')
  await jumps()
  for (const path of ['/', '/en']) expect(await start(page, path)).toBe('A day with Mia')
  await expect(page.locator('.top-bar-points')).toBeVisible()
  await expect(page.locator('.home-to-come')).toHaveCount(0)
  expect(await jumps()).toEqual([])
  await context.setOffline(true)
  expect(await start(page)).toBe('A day with Mia')
  await expect(page.getByRole('button', { name: /^Mia/ })).toBeVisible()
})

test('it is of the child that was looked at last, in the language that was chosen', async ({ page }) => {
  await newFamily(page, 'Mia', 'Leo')
  await page.goto('/en')
  await expect.poll(() => title(page)).toBe('A day with Mia')
  await page.getByRole('button', { name: /^Mia/ }).click()
  await page.getByRole('button', { name: /^Leo/ }).click()
  await expect.poll(() => title(page)).toBe('A day with Leo')
  expect(await start(page, '/zh')).toBeUndefined()
  await expect(heading(page, wordsIn('zh')('home.title', { name: 'Leo' }))).toBeVisible()
  await page.goto('/en?tab=profile')
  await page.getByRole('radio', { name: 'Español' }).click()
  const inSpanish = wordsIn('es')('home.title', { name: 'Leo' })
  await expect.poll(() => title(page)).toBe(inSpanish)
  expect(await start(page)).toBe(inSpanish)
  await expect(heading(page, inSpanish)).toBeVisible()
})

test('whoever has signed out is shown nothing of it', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  await expect.poll(() => title(page)).toBe('A day with Mia')
  const answer = await page.goto('/api/logout')
  expect(await answer?.text()).not.toContain('Mia')
  await expect(landing(page)).toBeVisible()
  await expect.poll(() => kept(page)).toBe('')
})

test('whose session ended elsewhere lands at the door, and nothing is kept of their family', async ({
  page,
  context,
}) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  await expect.poll(() => title(page)).toBe('A day with Mia')
  await context.clearCookies({ name: 'sprout' })
  expect(await start(page)).toBe('A day with Mia')
  await expect(landing(page)).toBeVisible()
  await expect(page.getByText('Mia')).toHaveCount(0)
  await expect.poll(() => kept(page)).toBe('')
})

test('on a line that takes every call and answers none home stands until what was seen last takes its place', async ({
  page,
  line,
}) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  await expect.poll(() => title(page)).toBe('A day with Mia')
  line.cut('silent', /^(GET|POST) \/api\//)
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      for (const part of ['home-to-come', 'content-loading', 'top-bar-points'])
        if (document.querySelector(`.${part}`)) seen.add(part)
    }).observe(document, { childList: true, subtree: true })
  })
  expect(await start(page)).toBe('A day with Mia')
  await expect(page.locator('.top-bar-points')).toBeVisible()
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen).toEqual(['home-to-come', 'top-bar-points'])
})
