import { type Browser, expect, type Page } from '@playwright/test'
import { call } from '../call.ts'
import { childrenOf, firstChild, newFamily, signIn } from '../family.ts'
import { cutCalls } from '../held-calls.ts'
import { signal } from '../outbox.ts'
import { addHabit, addReward, behave } from '../records.ts'
import { test } from '../test.ts'

test.slow()
test.use({ live: true })

const tag = '@both'
const points = (page: Page, many: number) =>
  expect(page.getByRole('link', { name: new RegExp(`^${many} points`) })).toBeVisible({ timeout: 45_000 })

/** Resolves when this page's line has been opened. */
const lineOf = (page: Page) => page.waitForResponse((reply) => reply.url().endsWith('/api/live') && reply.ok())

/** Another phone of the family, on which nothing is ever seen by looking now and then: only what is told. */
async function otherPhone(browser: Browser, url: string, email: string, address = '/en') {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await signIn(phone, email)
  const line = lineOf(phone)
  let looked = 0
  phone.on('request', (request) => (looked += Number(request.url().endsWith('/api/children'))))
  await phone.goto(address)
  await line
  // What may have changed before the line was open is asked once more.
  await expect.poll(() => looked).toBe(2)
  await cutCalls(phone, '**/api/activities/**')
  return phone
}

test('what one phone records is on the other without its looking', { tag }, async ({ page, browser, server }) => {
  const { email } = await newFamily(page, 'Mia')
  const phone = await otherPhone(browser, server.url, email)
  await behave(page, { title: 'Helped', points: 10 })
  await points(phone, 10)
  await page.goto('/en?screen=behaviors')
  await page.getByRole('button', { name: /^Said hello/ }).click()
  await points(phone, 20)
  await phone.context().close()
})

test('what one records oneself is loaded once', async ({ page, browser, server }) => {
  const { email } = await newFamily(page, 'Mia')
  const phone = await otherPhone(browser, server.url, email, '/en?screen=behaviors')
  await points(phone, 0)
  let loaded = 0
  phone.on('request', (request) => (loaded += Number(request.url().endsWith('/api/children'))))
  await phone.getByRole('button', { name: /^Said hello/ }).click()
  await points(phone, 10)
  await expect.poll(() => loaded).toBe(1)
  // What is told comes in order: when this is here, what was told of the tap has long been heard.
  await behave(page, { title: 'Helped', points: 5 })
  await points(phone, 15)
  expect(loaded).toBe(2)
  await phone.context().close()
})

test('what leaves no line in the record is told too', { tag }, async ({ page, browser, server }) => {
  const { email } = await newFamily(page, 'Mia')
  const habits = await otherPhone(browser, server.url, email, '/en?screen=habits')
  const store = await otherPhone(browser, server.url, email, '/en?tab=rewards')
  await addHabit(page, { title: 'Piano' })
  await expect(habits.getByRole('heading', { name: 'Piano' })).toBeVisible()
  await addReward(page, { title: 'Zoo', pointsCost: 500 })
  await store.getByRole('tab', { name: 'All' }).click()
  await expect(store.getByText('Zoo')).toBeVisible()
  for (const phone of [habits, store]) await phone.context().close()
})

test('a child that another caregiver deletes goes with what is being written for it, and why is said', async ({
  page,
  browser,
  server,
}) => {
  const { email } = await newFamily(page, 'Mia', 'Leo')
  const { id } = await firstChild(page)
  const phone = await otherPhone(browser, server.url, email, '/en?screen=habits')
  await phone.getByRole('button', { name: 'Add habit' }).click()
  await phone.getByLabel('Name', { exact: true }).fill('Piano')
  await call(page, 'DELETE', `children/${id}`)
  await expect(phone.getByText('Mia’s profile was deleted')).toBeVisible()
  await expect(phone.getByRole('dialog')).toBeHidden()
  await phone.getByRole('button', { name: 'Add habit' }).click()
  await expect(phone.getByLabel('Name', { exact: true })).toHaveValue('')
  await phone.context().close()
})

test('so does the sheet of a profile, and the question whether to delete it', async ({ page, browser, server }) => {
  const { email } = await newFamily(page, 'Mia', 'Leo', 'Eva')
  const phone = await otherPhone(browser, server.url, email, '/en?tab=profile')
  for (const [name, opens, role] of [
    ['Leo', 'Edit Leo', 'dialog'],
    ['Mia', 'Delete Mia’s profile', 'alertdialog'],
  ] as const) {
    const { id } = (await childrenOf(page)).find((child) => child.name === name)!
    await phone.getByRole('button', { name: opens }).click()
    await expect(phone.getByRole(role)).toBeVisible()
    await call(page, 'DELETE', `children/${id}`)
    await expect(phone.getByText(`${name}’s profile was deleted`)).toBeVisible()
    await expect(phone.getByRole(role)).toBeHidden()
  }
  await phone.context().close()
})

test('a phone comes back by itself when the server was away, and sees what it missed', { tag }, async ({
  page,
  browser,
  server,
}) => {
  const { email } = await newFamily(page, 'Mia')
  const phone = await otherPhone(browser, server.url, email, '/en?screen=habits')
  await expect(phone.getByText('No habits yet')).toBeVisible()
  await server.restart()
  await behave(page, { title: 'Helped', points: 10 })
  await points(phone, 10)
  await behave(page, { title: 'Helped again', points: 5 })
  await points(phone, 15)
  await phone.context().close()
})

test('a phone that had no signal sees at its return what it missed', { tag }, async ({ page, browser, server }) => {
  const { email } = await newFamily(page, 'Mia')
  const phone = await otherPhone(browser, server.url, email)
  await points(phone, 0)
  await expect(signal(phone)).toBeAttached()
  await phone.context().setOffline(true)
  await behave(page, { title: 'Helped', points: 10 })
  await expect(phone.getByText('You are offline')).toBeVisible()
  const line = lineOf(phone)
  await phone.context().setOffline(false)
  await line
  await points(phone, 10)
  await phone.context().close()
})

test('who is signed out on another phone is asked to sign in at once', { tag }, async ({ page, browser, server }) => {
  const { email } = await newFamily(page, 'Mia')
  const phone = await otherPhone(browser, server.url, email)
  await page.request.post('/api/auth/sign-out-everywhere')
  await phone.waitForURL('**/sign-in?next=%2Fen')
  await phone.context().close()
})

test('more tabs than a browser has lines have one line together, and each of them hears', async ({
  page,
  browser,
  server,
}) => {
  const { email } = await newFamily(page, 'Mia')
  const first = await otherPhone(browser, server.url, email)
  const tabs = [first]
  while (tabs.length < 8) {
    const tab = await first.context().newPage()
    await tab.goto('/en')
    await points(tab, 0)
    await cutCalls(tab, '**/api/activities/**')
    tabs.push(tab)
  }
  await behave(page, { title: 'Helped', points: 10 })
  for (const tab of tabs) await points(tab, 10)
  // The next takes over.
  await first.close()
  await behave(page, { title: 'Helped again', points: 5 })
  for (const tab of tabs.slice(1)) await points(tab, 15)
  // A line that was hung up is open until the server hears of it.
  const metrics = async () => (await page.request.get('/metrics')).text()
  await expect.poll(metrics).toMatch(/^open_streams 1$/m)
  await page.context().close()
  await tabs[1]?.context().close()
})
