import { expect, type Page } from '@playwright/test'
import { CHOSEN_CHILD_COOKIE } from '@sprout/domain/children/chosen'
import { newFamily, signIn } from '../family.ts'
import { test } from '../test.ts'

const landing = (page: Page) => page.getByRole('heading', { name: 'Small steps, seen every day' })

test('signing out ends the session on the server too', async ({ page, context }) => {
  await newFamily(page, 'Mia')
  await page.goto('/?tab=profile')
  const cookies = await context.cookies()
  await page.getByRole('link', { name: 'Sign out', exact: true }).click()
  await expect(landing(page)).toBeVisible()
  // Which child was looked at last is not the session's.
  expect((await context.cookies()).map(({ name }) => name)).toEqual([CHOSEN_CHILD_COOKIE])
  await context.addCookies(cookies)
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
  await page.goto('/?tab=profile')
  await expect(landing(page)).toBeVisible()
})

test('signing out everywhere reaches the other phone', async ({ page, browser, server }) => {
  const { email } = await newFamily(page, 'Mia')
  const other = await browser.newContext({ baseURL: server.url })
  const otherPage = await other.newPage()
  await signIn(otherPage, email)
  await otherPage.goto('/en')
  await expect(otherPage.getByRole('heading', { name: 'A day with Mia' })).toBeVisible()
  // Were it open, it would hear of it, and go to sign in.
  await otherPage.goto('about:blank')

  await page.goto('/?tab=profile')
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(landing(page)).toBeVisible()
  await otherPage.goto('/en')
  await expect(landing(otherPage)).toBeVisible()
  await other.close()
})
