import { expect } from '@playwright/test'
import { newFamily } from '../family.ts'
import { pressOn, tabTo } from '../keyboard.ts'
import { lineToPip, pipSays } from '../pip.ts'
import { ask, button, done, field, log, openChat } from '../talk.ts'
import { test } from '../test.ts'
import { settled } from '../walk.ts'

test('the talk is had without a mouse', async ({ page }) => {
  await newFamily(page, 'Mia', 'Leo')
  await pipSays(page, { chunk: 'Same steps every night.' }, { ...done, offers: [{ kind: 'praise' }] })
  await page.goto('/en')
  await pressOn(page, button(page, 'Ask Pip'))
  await expect(button(page, 'Parenting tips')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Ask Pip')).toBeFocused()
  await page.keyboard.press('Enter')
  await pressOn(page, button(page, 'What next?'), 'Space')
  await expect(page.getByRole('heading', { level: 1, name: 'Chat with Pip' })).toBeFocused()
  await tabTo(page, button(page, 'About Mia, switch child'))
  await tabTo(page, button(page, 'Record some praise'))
  await pressOn(page, button(page, 'Homework'))
  await expect(log(page)).toBeFocused()
  await tabTo(page, field(page))
  await page.keyboard.type('And now?')
  await tabTo(page, button(page, 'Send'))
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await expect(log(page)).toContainText('And now?')
})

test('whoever asked for less motion sees Pip think without any', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openChat(page)
  await lineToPip(page)
  await ask(page, 'Help')
  await expect(page.getByText('Pip is thinking…')).toBeAttached()
  await settled(page)
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0)
})
