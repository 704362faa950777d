import { expect } from '@playwright/test'
import { withModel } from '../pip.ts'
import { openChat } from '../talk.ts'
import { test } from '../test.ts'

test('whether a model may be asked is one choice, in the chat and under Family', async ({ page }) => {
  await openChat(page)
  await withModel(page)
  const choice = page.getByRole('switch', { name: 'Let a language model help Pip' })
  const choose = async () => {
    const kept = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
    await choice.click()
    await kept
  }
  await page.goto('/en/ai-chat')
  await choose()
  await page.goto('/en/?tab=profile&screen=family')
  await expect(choice).toBeChecked()
  await choose()
  await page.goto('/en/ai-chat')
  await expect(choice).not.toBeChecked()
})
