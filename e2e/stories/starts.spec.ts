import { expect } from '@playwright/test'
import { test } from '../test.ts'

test('whoever comes for the first time is greeted in English', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
