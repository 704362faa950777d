import { expect, type Page } from '@playwright/test'
import { newFamily } from '../family.ts'
import { cutCalls, holdCalls } from '../held-calls.ts'
import { test } from '../test.ts'
import { wordsIn } from '../words.ts'

const tabs = [
  ['Home', 'A good day to grow', '/en'],
  ['Timeline', 'No activities yet', '/en?tab=timeline'],
  ['Rewards', 'What Mia can look forward to', '/en?tab=rewards'],
  ['Profile', 'Coming soon', '/en?tab=profile'],
] as const
const modules = [
  ['Behaviours', '/en?screen=behaviors'],
  ['Habits', '/en?screen=habits'],
  ['Skills', '/en?screen=skills'],
  ['Moments', '/en?screen=moments'],
] as const
const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name })
const isAt = (page: Page, address: string) =>
  expect.poll(() => page.url().replace(/\/(?=\?|$)/, '')).toBe(new URL(address, page.url()).href)

async function stands(page: Page, [name, content, address]: (typeof tabs)[number]) {
  await expect(page.getByText(content)).toBeVisible()
  await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveTitle(`${name} · Sprout`)
  await isAt(page, address)
}

test('each tab has its address, and back, forward and reload do what one expects', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  for (const each of tabs) {
    await tab(page, each[0]).click()
    await stands(page, each)
  }
  await page.reload()
  await stands(page, tabs[3])
  await page.goBack()
  await stands(page, tabs[2])
  await page.goBack()
  await stands(page, tabs[1])
  await page.goForward()
  await stands(page, tabs[2])
  await page.goto('/en?tab=nonsense')
  await expect(page.getByText('A good day to grow')).toBeVisible()
})

test('a screen inside home is one step: the back button and the back gesture both lead home again', async ({
  page,
}) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  for (const [name, address] of modules) {
    for (const goBack of [() => page.goBack(), () => page.getByRole('button', { name: 'Back' }).click()]) {
      const card = page.getByRole('main').getByRole('link', { name })
      await card.click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
      await expect(page).toHaveTitle(`${name} · Sprout`)
      await expect(page.getByRole('banner').getByRole('button', { name: /^Mia/ })).toBeVisible()
      await isAt(page, address)
      await goBack()
      await stands(page, tabs[0])
      await expect(card).toBeFocused()
    }
  }
  await page.goto('/en?screen=habits')
  await page.getByRole('button', { name: 'Back' }).click()
  await stands(page, tabs[0])
})

test('the header leads to the rewards and to the other children, and leaves the profile its room', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /points, to the rewards/ })
    .click()
  await stands(page, tabs[2])
  await page.getByRole('banner').getByRole('button', { name: /^Mia/ }).click()
  await expect(page.getByRole('dialog', { name: 'Select a child' })).toBeVisible()
  await page.keyboard.press('Escape')
  await tab(page, 'Profile').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mia' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
})

test('the back gesture closes a sheet and not the page', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  await tab(page, 'Timeline').click()
  await page.getByRole('button', { name: /^Mia/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await stands(page, tabs[1])
})

test('a path that leads nowhere says so in three languages, with a hint for developers', async ({ page }) => {
  for (const language of ['en', 'zh', 'es'] as const) {
    const t = wordsIn(language)
    for (const path of ['/nowhere', '/no/where.html', '/sign-in/no']) {
      await page.goto(`/${language}${path}`)
      await expect(page.getByRole('heading', { level: 1, name: t('notFound.title') })).toBeVisible()
      await expect(page.getByText(t('notFound.developerHint'))).toBeVisible()
    }
    await page.getByRole('link', { name: t('notFound.home') }).click()
    await expect(page.getByRole('heading', { name: t('landing.heroTitle') })).toBeVisible()
  }
})

test('a call that does not exist is answered in JSON', async ({ request }) => {
  for (const path of ['/api/nowhere', '/api', '/api/children/x/y']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expect(answer.headers()['content-type']).toContain('application/problem+json')
    expect(await answer.json()).toMatchObject({ status: 404, code: 'not_found' })
  }
})

test('whoever waits for the children sees that they come', async ({ page }) => {
  await newFamily(page, 'Mia')
  const line = await holdCalls(page, '**/api/children')
  await page.goto('/en')
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
  await expect(tab(page, 'Profile')).toBeVisible()
  await expect(page.getByText('Who is growing up here?')).toBeHidden()
  line.letGo()
  await stands(page, tabs[0])
})

test('what did not load says why, and loads when asked again', async ({ page }) => {
  await newFamily(page, 'Mia')
  for (const address of ['**/api/children', '**/api/auth/user']) {
    const line = await cutCalls(page, address)
    await page.goto('/en')
    const notice = page.getByRole('alert').filter({ hasText: 'This did not load' })
    await expect(notice).toContainText('No connection. Check the internet and try again.')
    // What comes a moment later asks once more by itself.
    await page.waitForLoadState('networkidle')
    await line.mendAt(notice.getByRole('button', { name: 'Try again' }))
    await stands(page, tabs[0])
  }
})

test('one notice at a time, gone after three seconds', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en?tab=profile')
  const remove = page.getByRole('button', { name: 'Delete Mia’s profile' })
  const notice = page.getByText('Cannot delete')
  await expect(remove).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await remove.click()
  await page.clock.runFor(2000)
  await remove.click()
  await page.clock.runFor(2900)
  await expect(notice).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(notice).toHaveCount(0)
})

test('without a signal the app says that it shows what was', async ({ page, context }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  await stands(page, tabs[0])
  const note = page.getByText(/You are offline\. What you see is from/)
  await expect(page.locator('.signal')).toBeAttached()
  await expect(note).toBeHidden()
  await context.setOffline(true)
  await expect(note).toBeVisible()
  await expect(page.getByText('A good day to grow')).toBeVisible()
  await context.setOffline(false)
  await expect(note).toBeHidden()
})

test('a sheet slides in each time it is opened', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await newFamily(page, 'Mia')
  await page.goto('/en?tab=profile')
  await page.evaluate(() => {
    let slides = 0
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      const comes = target instanceof Element && target.matches('.dialog:not([data-ending-style])')
      if (comes && propertyName === 'translate') document.documentElement.dataset.slides = String(++slides)
    })
  })
  for (const time of ['1', '2']) {
    await page.getByRole('button', { name: 'Edit Mia' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-slides', time)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})
