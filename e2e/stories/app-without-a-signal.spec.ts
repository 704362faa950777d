import { expect, type Page } from '@playwright/test'
import { newFamily } from '../family.ts'
import type { Line } from '../line.ts'
import { test } from '../offline-test.ts'
import { arrive, keysOfSeen, leaveAsSeen } from '../outbox.ts'
import { afterSecondTap } from '../put-away.ts'

/** The app is on this phone, whole. */
const kept = (page: Page) => page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

test('once it was seen, the app opens without a signal', async ({ page, context }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  await kept(page)
  await context.setOffline(true)
  for (const path of ['/en', '/es?tab=rewards', '/zh/nowhere', '/']) {
    await page.goto(path)
    await expect(page.locator('#root > *').first()).toBeVisible()
  }
})

test('it keeps each file, and the page once', async ({ page }) => {
  await page.goto('/en')
  await kept(page)
  const pages = await page.evaluate(async () => {
    const [name = ''] = await caches.keys()
    const cache = await caches.open(name)
    const all = await cache.keys()
    const isPage = async (one: Request) => (await cache.match(one))?.headers.get('content-type')?.includes('text/html')
    const [each, known] = [await Promise.all(all.map(isPage)), all.map(({ url }) => new URL(url).pathname)]
    return known.filter((_, nth) => each[nth])
  })
  expect(pages).toEqual(['/index.html'])
})

test('calls, and what the server says of itself, are never answered by the app', async ({ page, context }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  await kept(page)
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/children', '/api/nowhere']) {
    const answer = await page.goto(path)
    expect(answer?.fromServiceWorker()).toBe(false)
    expect(answer?.headers()['content-type']).not.toContain('text/html')
  }
  await page.goto('/en')
  await context.setOffline(true)
  await expect(page.goto('/api/children')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
})

/** Another build has come, and says so. */
async function newVersion(page: Page, line: Line) {
  line.alter('/sw.js', (text) => text.replace('"version":"', '"version":"next-'))
  await page.evaluate(() => navigator.serviceWorker.getRegistration().then((known) => known?.update()))
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' })
  await expect(notice).toBeVisible()
  return notice.getByRole('button', { name: 'Update' })
}

async function update(page: Page) {
  await page.evaluate(() => Object.assign(window, { old: true }))
  await page.getByRole('button', { name: 'Update' }).click()
  await page.waitForFunction(() => !('old' in window))
}

test('a new version says that it waits, comes at a tap, and never into the middle of a sentence', async ({
  page,
  line,
}) => {
  await newFamily(page, 'Mia')
  await page.goto('/en?screen=moments')
  await kept(page)
  await page.getByLabel('What do you want to remember?').fill('Found a snail')
  await (await newVersion(page, line)).click()
  await expect(page.getByText('First save or discard what you are typing')).toBeVisible()
  await afterSecondTap(page)
  await page.getByLabel('What do you want to remember?').fill('')
  await update(page)
  await expect(page.getByLabel('What do you want to remember?')).toHaveValue('')
  const builds = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('sprout-app-')).length)
  await expect.poll(builds).toBe(2)
})

test('what lies under the word of a new version can be reached', async ({ page, line }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en?tab=profile')
  await kept(page)
  await newVersion(page, line)
  const all = page.getByRole('main').locator('button, a, input')
  await all.last().click({ trial: true })
})

test('a new version comes also while something is still on its way through the old one', async ({ page, line }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  await kept(page)
  await newVersion(page, line)
  line.cut('silent', /slow/)
  await page.evaluate(() => void fetch('/assets/slow.js').catch(() => undefined))
  await update(page)
  await expect(page.getByRole('heading', { name: 'A day with Mia' })).toBeVisible()
  await kept(page)
})

test('a version that is broken is left with one tap, once it is mended', async ({ page, line }) => {
  await newFamily(page, 'Mia')
  // The page that the phone keeps, which is fetched by its name.
  const broken = '<script>Intl.DateTimeFormat = () => { throw new Error("broken") }</script></head>'
  line.alter('/index.html', (text) => text.replace('</head>', broken))
  await page.goto('/en')
  await kept(page)
  await page.goto('/en?tab=rewards')
  const again = page.getByRole('button', { name: 'Try again' })
  await Promise.all([page.waitForEvent('load'), again.click()])
  await expect(again).toBeVisible()
  line.alter('/index.html', (text) => text)
  line.alter('/sw.js', (text) => text.replace('"version":"', '"version":"next-'))
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
})

test('what was seen a season ago is not kept for ever', async ({ page }) => {
  await newFamily(page, 'Mia')
  await arrive(page)
  const daysAgo = (days: number) => ({ at: new Date(Date.now() - days * 86_400_000).toISOString() })
  await leaveAsSeen(page, 'of last winter', daysAgo(91))
  await leaveAsSeen(page, 'of last month', daysAgo(31))
  await page.reload()
  await expect.poll(() => keysOfSeen(page), { timeout: 30_000 }).not.toContain('of last winter')
  expect(await keysOfSeen(page)).toContain('of last month')
})
