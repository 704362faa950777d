import { expect, type Page } from '@playwright/test'
import { languages } from '@sprout/domain/language'
import { newFamily } from '../family.ts'
import { test } from '../test.ts'
import { wordsIn } from '../words.ts'

const prompt = (page: Page) => page.getByRole('region', { name: 'Keep Sprout at hand' })
const TEN_SECONDS = 10_000
const A_MOMENT = 3000
const NOW = Date.parse('2026-11-20T08:00:00Z')

/** A page on which ten seconds are gone as soon as we say so, and a browser that can install what it shows. */
async function open(page: Page, { offers = true, answer = 'accepted' } = {}) {
  // It stands still between what is run: a slow machine takes its ten seconds too. But the browser says when it is idle.
  await page.context().addInitScript(() => Object.assign(window, { whenIdle: window.requestIdleCallback }))
  await page.clock.install({ time: NOW })
  await page
    .context()
    .addInitScript(() => Object.assign(window, { requestIdleCallback: Reflect.get(window, 'whenIdle') }))
  await page.clock.pauseAt(NOW + A_MOMENT)
  // What a story asks of the page counts as a touch.
  await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: undefined }))
  await page.addInitScript(() => {
    const listen = window.addEventListener
    window.addEventListener = (...asked: Parameters<typeof listen>) => {
      if (asked[0] === 'touchstart') document.documentElement.dataset.listens = 'yes'
      listen.apply(window, asked)
    }
  })
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/en.webmanifest')
  await expect(page.locator('html')).toHaveAttribute('data-listens', 'yes')
  if (!offers) return
  await page.evaluate((outcome) => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    const asked = async () => {
      document.body.dataset.asked = 'yes'
      return { outcome }
    }
    window.dispatchEvent(Object.assign(offer, { prompt: asked }))
  }, answer)
}

const touch = (page: Page) => page.mouse.click(2, 2)

test('the install prompt waits for ten seconds and a touch, and accepting it hides it', async ({ page }) => {
  await open(page)
  await touch(page)
  await page.clock.runFor(TEN_SECONDS - 2 * A_MOMENT)
  await expect(prompt(page)).toBeHidden()
  await page.clock.runFor(TEN_SECONDS)
  await expect(prompt(page)).toBeVisible()
  await prompt(page).getByRole('button', { name: 'Install' }).click()
  await expect(prompt(page)).toBeHidden()
  await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes')
  expect(await page.evaluate(() => localStorage.getItem('sprout.install-dismissed'))).toBeNull()
})

test('ten seconds without a touch are not enough, and any key is a touch', async ({ page }) => {
  await open(page)
  await page.clock.runFor(2 * TEN_SECONDS)
  await expect(prompt(page)).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(prompt(page)).toBeVisible()
})

for (const [way, decline] of [
  ['not now', (page: Page) => prompt(page).getByRole('button', { name: 'Not now' }).click()],
  ['closing', (page: Page) => prompt(page).getByRole('button', { name: 'Close the hint' }).click()],
] as const) {
  test(`a no (${way}) holds for seven days`, async ({ page }) => {
    await open(page)
    await touch(page)
    await page.clock.runFor(TEN_SECONDS)
    await decline(page)
    await expect(prompt(page)).toBeHidden()
    for (const [days, shown] of [
      [6.9, false],
      [7.1, true],
    ] as const) {
      await page.evaluate((ago) => {
        const at = new Date(Date.now() - ago * 86_400_000).toISOString()
        localStorage.setItem('sprout.install-dismissed', at)
      }, days)
      await open(page)
      await touch(page)
      await page.clock.runFor(TEN_SECONDS)
      await expect(prompt(page)).toBeVisible({ visible: shown })
    }
  })
}

test('a browser whose own question is declined is not asked again soon', async ({ page }) => {
  await open(page, { answer: 'dismissed' })
  await touch(page)
  await page.clock.runFor(TEN_SECONDS)
  await prompt(page).getByRole('button', { name: 'Install' }).click()
  await expect(prompt(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('sprout.install-dismissed'))).not.toBeNull()
})

test('a browser that offers nothing is not spoken of, and an app opened from the home screen neither', async ({
  page,
}) => {
  await open(page, { offers: false })
  await touch(page)
  await page.clock.runFor(2 * TEN_SECONDS)
  await expect(prompt(page)).toBeHidden()
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => (query.includes('standalone') ? real('all') : real(query))
  })
  await open(page)
  await touch(page)
  await page.clock.runFor(2 * TEN_SECONDS)
  await expect(prompt(page)).toBeHidden()
})

test.describe('on an iPhone', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile',
  })
  test('it says how', async ({ page }) => {
    await open(page, { offers: false })
    await touch(page)
    await page.clock.runFor(TEN_SECONDS)
    await expect(prompt(page)).toContainText('Tap the share button, then “Add to Home Screen”.')
    await expect(prompt(page).getByRole('button', { name: 'Install' })).toBeHidden()
  })
})

test('the manifest speaks the language that is read, and all it names is there', async ({ page }) => {
  await newFamily(page, 'Mia')
  for (const language of languages) {
    await page.goto(`/${language}`)
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', `/${language}.webmanifest`)
    const answer = await page.request.get(`/${language}.webmanifest`)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = await answer.json()
    expect(manifest).toMatchObject({ id: '/', lang: language, short_name: wordsIn(language)('brand.name') })
    for (const { src, type } of [...manifest.icons, ...manifest.screenshots])
      expect((await page.request.get(src)).headers()['content-type']).toBe(type)
    for (const { url } of manifest.shortcuts) {
      await page.goto(url)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  }
})
