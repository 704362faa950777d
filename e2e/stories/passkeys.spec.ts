import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { newPhone } from '../new-phone.ts'
import { test } from '../test.ts'

async function signUp(page: Page) {
  await page.goto('/sign-in')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Your name').fill('Ana')
  await page.getByLabel('Email').fill(`${randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: 'Profile' }).click()
}

async function addPasskey(page: Page) {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Create passkey' }).click()
}

async function comeBack(page: Page) {
  await page.getByRole('link', { name: 'Sign out', exact: true }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
}

const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const tap = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' }).click()

test('a parent adds a passkey and signs in with one tap', { tag: '@both' }, async ({ page }) => {
  await newPhone(page)
  await signUp(page)
  await addPasskey(page)
  await expect(page.getByText('Passkey added')).toBeVisible()
  await expect(passkeys(page).getByRole('listitem')).toContainText('Added')

  await comeBack(page)
  await tap(page)
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(passkeys(page).getByRole('listitem')).toContainText('Last used')
})

test('a device holds one passkey of an account', async ({ page }) => {
  await newPhone(page)
  await signUp(page)
  await addPasskey(page)
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1)
  await addPasskey(page)
  await expect(page.getByText('This device already holds a passkey for your account.')).toBeVisible()
})

test('a finger that the phone does not know opens nothing', async ({ page }) => {
  const { know } = await newPhone(page)
  await signUp(page)
  await addPasskey(page)
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1)
  await comeBack(page)
  await know(false)
  await tap(page)
  await expect(page.getByText('The device stopped before it was done.')).toBeVisible()
  await know(true)
  await tap(page)
  await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
})

test('a forgotten passkey signs nobody in', async ({ page }) => {
  await newPhone(page)
  await signUp(page)
  await addPasskey(page)
  await passkeys(page)
    .getByRole('button', { name: /^Forget/ })
    .click()
  await page.getByRole('button', { name: 'Forget passkey' }).click()
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0)

  await comeBack(page)
  await tap(page)
  await expect(page.getByText('This passkey is not known here.')).toBeVisible()
})
