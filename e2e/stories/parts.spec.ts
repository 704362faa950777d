import { expect, type Page } from '@playwright/test'
import { newFamily } from '../family.ts'
import { cutPart } from '../held-calls.ts'
import { quick } from '../outbox.ts'
import { test } from '../test.ts'

const NOT_LOADED = 'This did not load'
const told = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: NOT_LOADED })

test('a screen that cannot be fetched says so in its place, and the rest of the app goes on', async ({ page }) => {
  await newFamily(page, 'Mia')
  const part = await cutPart(page, 'behaviors-screen')
  await page.goto('/en?screen=behaviors')
  await expect(told(page)).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Rewards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
  await page.goBack()
  const again = page.getByRole('button', { name: 'Try again' })
  const failsAgain = page.waitForEvent('requestfailed', (request) => request.url().includes('behaviors-screen'))
  await again.click()
  await failsAgain
  await expect(again).not.toHaveAttribute('aria-busy', 'true')
  await part.mend()
  await again.click()
  await expect(quick(page, /^Said hello/)).toBeVisible()
})

test('a dialog that cannot be fetched says so in its place, can be closed, and opens when it can', async ({ page }) => {
  await newFamily(page, 'Mia')
  const part = await cutPart(page, 'child-dialogs')
  await page.goto('/en')
  const child = page.getByRole('button', { name: /^Mia/ })
  const failed = page.getByRole('dialog', { name: NOT_LOADED })
  await child.click()
  await expect(failed).toBeVisible()
  await failed.getByRole('button', { name: 'Close' }).click()
  await expect(failed).toBeHidden()
  await expect(page.getByRole('heading', { name: 'A day with Mia' })).toBeVisible()
  await child.click()
  await expect(failed).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(failed).toBeHidden()
  await child.click()
  await expect(failed).toBeVisible()
  await part.mend()
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Select a child' })).toBeVisible()
  await expect(failed).toBeHidden()
})

test('what could not be fetched without a signal comes by itself with it', async ({ page, context }) => {
  await newFamily(page, 'Mia')
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }))
  await page.goto('/en')
  await expect(page.getByRole('heading', { name: 'A day with Mia' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Ask Pip' }).click()
  await expect(page.getByRole('dialog', { name: NOT_LOADED })).toContainText('No connection.')
  await context.setOffline(false)
  await expect(page.getByRole('dialog', { name: 'Ask Pip' })).toBeVisible()
})

test('a page and a picture that cannot be fetched say so in their places', async ({ page }) => {
  await newFamily(page, 'Mia')
  const parts = [await cutPart(page, 'soon'), await cutPart(page, 'chat-door')]
  for (const path of ['/en', '/en/ai-chat']) {
    await page.goto(path)
    await expect(told(page)).toBeVisible()
  }
  for (const part of parts) await part.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox')).toBeVisible()
  await page.goto('/en')
  await expect(page.getByText(NOT_LOADED)).toBeHidden()
})
