import { expect, type Locator, type Page } from '@playwright/test'
import { newFamily } from '../family.ts'
import { holdCalls } from '../held-calls.ts'
import { card, openPrinted } from '../printed-home.ts'
import { test } from '../test.ts'

/** How a button is held, and let go. */
type Press = (page: Page, x: number, y: number) => Promise<() => Promise<unknown>>
const presses: Record<'a mouse' | 'a finger', Press> = {
  'a mouse': async (page, x, y) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    return () => page.mouse.up()
  },
  'a finger': async (page, x, y) => {
    const screen = await page.context().newCDPSession(page)
    await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    return () => screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  },
}
async function heldWhileHomeChanges<T>(
  page: Page,
  way: Locator,
  press: (page: Page, x: number, y: number) => Promise<T>,
): Promise<T> {
  await newFamily(page, 'Mia')
  const children = await holdCalls(page, /\/api\/children$/)
  await openPrinted(page, '/en')
  await page.waitForLoadState()
  const { x, y } = (await way.boundingBox())!
  const held = await press(page, x + 20, y + 20)
  children.letGo()
  await expect(page.locator('.home-to-come')).toHaveCount(0)
  return held
}

for (const [by, press] of Object.entries(presses)) {
  test(`a card that ${by} holds while home gives way to ours leads where it says, once`, async ({ page }) => {
    const letGo = await heldWhileHomeChanges(page, card(page, 'Habits'), press)
    const entries = await page.evaluate(() => history.length)
    await letGo()
    await expect(page.getByRole('heading', { level: 1, name: 'Habits' })).toBeVisible()
    expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  })
}

test('Pip, whom a mouse holds meanwhile, asks what he can do', async ({ page }) => {
  const letGo = await heldWhileHomeChanges(page, page.getByRole('link', { name: 'Ask Pip' }), presses['a mouse'])
  await letGo()
  await expect(page.getByRole('dialog', { name: 'Ask Pip' })).toBeVisible()
})

test('a mouse that lets go elsewhere taps nothing, and its next tap is one', async ({ page }) => {
  const letGo = await heldWhileHomeChanges(page, card(page, 'Habits'), presses['a mouse'])
  await page.mouse.move(200, 80)
  await letGo()
  const entries = await page.evaluate(() => history.length)
  await card(page, 'Habits').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Habits' })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
})

for (const name of ['Home', 'Ask Pip', 'Profile']) {
  test(`${name} keeps the focus while home gives way to ours`, async ({ page }) => {
    await heldWhileHomeChanges(page, page.getByRole('link', { name }), async () => {
      await page.getByRole('link', { name }).focus()
    })
    await expect(page.getByLabel(name).or(page.getByRole('link', { name }))).toBeFocused()
  })
}
