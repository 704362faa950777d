import { expect, type Page } from '@playwright/test'
import { childrenOf, newFamily } from '../family.ts'
import { test } from '../test.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit child' })
const name = (page: Page) => page.getByLabel('Name', { exact: true })

async function openEditing(page: Page, called: string) {
  await page.getByRole('button', { name: `Edit ${called}` }).click()
  await expect(dialog(page)).toBeVisible()
}

test('a form that was half filled as its page went is filled in where it was', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/?tab=profile')
  await openEditing(page, 'Mia')
  await name(page).fill('Maria')
  await page.getByRole('radio', { name: 'Lion' }).check()
  await page.reload()
  await page.getByRole('button', { name: 'Edit Mia' }).click()
  await expect(name(page)).toHaveValue('Maria')
  await expect(page.getByRole('radio', { name: 'Lion' })).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => childrenOf(page)).toMatchObject([{ name: 'Maria', age: 7, avatarUrl: '🦁' }])
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.sheets ?? 0)).toBe(0)
  await page.reload()
  await openEditing(page, 'Maria')
  await expect(name(page)).toHaveValue('Maria')
})
