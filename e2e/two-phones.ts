import { randomUUID } from 'node:crypto'
import { type Browser, expect as expectSoon, type Page } from '@playwright/test'
import type { FreshInvite } from '@sprout/domain/family/invitation'
import { call } from './call.ts'
import { newFamily, PASSWORD } from './family.ts'
import type { Server } from './server.ts'

/** One phone may have to look again before it sees what another did. */
export const expect = expectSoon.configure({ timeout: 45_000 })

/** Another person's browser, with cookies of its own. */
export async function anotherPhone(browser: Browser, { url }: Pick<Server, 'url'>): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  return context.newPage()
}

export const inviteBy = (page: Page) => call<FreshInvite>(page, 'POST', 'family/invites')

export const FAMILY = '/en?tab=profile&screen=family'

/** Fills in the form that an invitation offers to who has no account. */
export async function signUpThere(page: Page, name: string, email: string, password: string) {
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}

export const newAddress = () => `${randomUUID()}@example.org`
export const day = (page: Page, child: string) => page.getByRole('heading', { name: `A day with ${child}` })
export const caregiver = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
export const refuses = (page: Page, why: string) =>
  expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()
export const tap = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
export const confirm = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()

/** Ana with Mia on the first phone, Luis on the other. */
export async function twoOfOneFamily(page: Page, phone: Page) {
  const ana = await newFamily(page, 'Mia')
  const { code } = await inviteBy(page)
  const luis = { email: newAddress() }
  await call(phone, 'POST', 'auth/sign-up/email', { name: 'Luis', ...luis, password: PASSWORD, invite: code })
  return { ana, luis }
}
