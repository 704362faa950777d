import { expect, type Page } from '@playwright/test'

export const SENT_WITHIN = { timeout: 45_000 }
export const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting to be sent' })
export const refused = (page: Page) => page.getByRole('region', { name: 'Not recorded' })
export const signal = (page: Page) => page.locator('.signal')
export const quick = (page: Page, name: RegExp) => page.getByRole('button', { name })
export const tick = (page: Page) => page.getByRole('button', { name: 'Check in today ·' })
export const points = (page: Page, count: number) =>
  expect(page.getByRole('banner').getByRole('link', { name: `${count} points, to the rewards` })).toBeVisible()

/** Each line of what waits. */
export async function waitingRows(page: Page) {
  const show = waiting(page).getByRole('button', { name: 'Show what waits to be sent' })
  if ((await show.getAttribute('aria-expanded')) === 'false') await show.click()
  return waiting(page).getByRole('listitem')
}

/** The app is on this phone, whole, and so is what the screens show. */
export async function arrive(page: Page, ...paths: string[]) {
  const seen = async () => (await inStore(page, 'seen', 'getAllKeys')).join()
  for (const path of ['/en', ...paths]) {
    await page.goto(path)
    await expect(signal(page)).toBeAttached()
    await expect(page.locator('.skeleton')).toHaveCount(0)
    // What the screens show is looked at ahead of them; the record comes last.
    await expect.poll(seen, { timeout: 30_000 }).toMatch(/"activities",[^\]]*"pages"/)
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

/** All that lies in one of the stores of this phone. */
const inStore = (page: Page, name: 'seen' | 'outbox', what: 'getAll' | 'getAllKeys') =>
  page.evaluate(
    async ([store, all]) => {
      const opened = indexedDB.open('sprout')
      await new Promise((done) => opened.addEventListener('success', done))
      const found = opened.result.transaction(store).objectStore(store)[all]()
      await new Promise((done) => found.addEventListener('success', done))
      opened.result.close()
      return found.result as unknown[]
    },
    [name, what] as const,
  )

/** What this phone still keeps to be sent, whoever made it, and whichever version of the app. */
export const inOutbox = async (page: Page) =>
  ((await inStore(page, 'outbox', 'getAll')) as { line?: { title: string } }[]).map(({ line }) => line?.title)

/** What another version of the app, or another day, has left to be sent. */
export const leaveInOutbox = (page: Page, left: readonly object[]) =>
  leaveIn(
    page,
    'outbox',
    left.map((value) => ({ value })),
  )

/** What this phone was told on another day. */
export const leaveAsSeen = (page: Page, key: string, value: { at: string }) => leaveIn(page, 'seen', [{ key, value }])

export const keysOfSeen = (page: Page) => inStore(page, 'seen', 'getAllKeys')

const leaveIn = (page: Page, name: 'seen' | 'outbox', left: readonly { value: object; key?: string }[]) =>
  page.evaluate(
    async ([store, entries]) => {
      const opened = indexedDB.open('sprout')
      await new Promise((done) => opened.addEventListener('success', done))
      const transaction = opened.result.transaction(store, 'readwrite')
      for (const { value, key } of entries) transaction.objectStore(store).add(value, key)
      await new Promise((done) => transaction.addEventListener('complete', done))
    },
    [name, left] as const,
  )
