import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { expect, type Page } from '@playwright/test'
import { forgetWhoIsIn, newFamily, PASSWORD } from '../family.ts'
import { saidBeforeLeaving } from '../said-before-leaving.ts'
import { startServer } from '../server.ts'
import { test } from '../test.ts'

const newAddress = () => `${randomUUID()}@example.org`
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const greeting = (page: Page) => page.getByRole('heading', { name: 'A day with Mia' })

const refuses = (page: Page, why: string) => expect(page.getByRole('alert').filter({ hasText: why })).toBeVisible()

async function signInByHand(page: Page, email: string, secret = PASSWORD) {
  await page.getByLabel('Email').fill(email)
  await password(page).fill(secret)
  await submit(page, 'Sign in')
}

test('a parent makes an account and is in', { tag: '@both' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start free' }).first().click()
  await submit(page, 'Create account')
  await page.getByLabel('Your name').fill('Ana')
  await page.getByLabel('Email').fill(newAddress())
  await password(page).fill(PASSWORD)
  await submit(page, 'Create account')
  await expect(page.getByRole('heading', { name: 'Who is growing up here?' })).toBeVisible()
  await expect(page).toHaveURL('/')
  const user = await page.request.get('/api/auth/user')
  expect(await user.json()).toMatchObject({ name: 'Ana', family: { timeZone: 'Europe/Madrid' } })
})

test('what does not fit is told at its field, and what was typed stays', async ({ page }) => {
  await page.goto('/sign-in')
  await submit(page, 'Create account')
  await page.getByLabel('Email').fill('ana@')
  await password(page).fill('short')
  await submit(page, 'Create account')
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Please enter your name')
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(password(page)).toHaveAccessibleDescription('The password needs 8 to 128 characters')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue('ana@')
  await expect(password(page)).toHaveValue('short')
})

test('a wrong password opens nothing, and the address need not be typed again', async ({ page }) => {
  const { email } = await newFamily(page, 'Mia')
  await page.context().clearCookies()
  await page.goto('/sign-in')
  await signInByHand(page, email, 'wrong horse')
  await refuses(page, 'That email and password do not match. Please check both.')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(password(page)).toHaveValue('wrong horse')
  await password(page).fill(PASSWORD)
  await submit(page, 'Sign in')
  await expect(greeting(page)).toBeVisible()
})

test('an address that has an account is offered to sign in', async ({ page }) => {
  const { email } = await newFamily(page, 'Mia')
  await page.context().clearCookies()
  await page.goto('/sign-in')
  await submit(page, 'Create account')
  await page.getByLabel('Your name').fill('Ben')
  await page.getByLabel('Email').fill(email.toUpperCase())
  await password(page).fill('another password')
  await submit(page, 'Create account')
  await refuses(page, 'There is already an account with this email. Sign in instead?')
  await submit(page, 'Sign in')
  await expect(page.getByLabel('Email')).toHaveValue(email.toUpperCase())
  await password(page).fill(PASSWORD)
  await submit(page, 'Sign in')
  await expect(greeting(page)).toBeVisible()
})

test('signing in leads to where one wanted to be', async ({ page }) => {
  const { email } = await newFamily(page, 'Mia')
  await page.context().clearCookies()
  await page.goto(`/api/login?${new URLSearchParams({ next: '/es?tab=rewards' })}`)
  await page.getByRole('combobox').selectOption('en')
  await signInByHand(page, email)
  await expect(page).toHaveURL('/en?tab=rewards')
  await expect(page.getByText('What Mia can look forward to')).toBeVisible()
})

test('a session that ended meanwhile says so, and leads back to where one was', async ({ page }) => {
  const { email } = await newFamily(page, 'Mia')
  await page.goto('/?tab=profile')
  await page.getByRole('button', { name: 'Add child' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Leo')
  const notice = await saidBeforeLeaving(page, 'You are logged out. Logging in again...')
  await page.context().clearCookies()
  // Whatever asks next is told: the form, or a list that is looked at now and then; then the page is leaving already.
  const asked = page.getByRole('dialog').getByRole('button', { name: 'Add child' }).click()
  await Promise.all([notice.seen(), asked.catch(() => undefined)])
  await expect(page).toHaveURL('/sign-in?next=%2F%3Ftab%3Dprofile')
  await signInByHand(page, email)
  await expect(page).toHaveURL('/?tab=profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Mia' })).toBeVisible()
})

test('a browser that keeps no cookies is told so, and nobody goes round in circles', async ({ page }) => {
  const { email } = await newFamily(page, 'Mia')
  await page.context().clearCookies()
  await page.goto('/sign-in')
  await page.route('**/api/auth/sign-in/email', async (route) => {
    const { headers, ...reply } = await route.fetch().then(async (answer) => ({
      ...{ status: answer.status(), headers: answer.headers(), body: await answer.body() },
    }))
    await page.context().clearCookies()
    const { 'set-cookie': _, ...others } = headers
    await route.fulfill({ ...reply, headers: others })
  })
  await signInByHand(page, email)
  await refuses(page, 'This browser did not keep your sign-in.')
  await expect(page).toHaveURL('/sign-in')
  await page.unrouteAll()
  await submit(page, 'Sign in')
  await expect(page).toHaveURL('/')
})

test('a link from the administrator sets a new password, once', async ({ page, server }) => {
  const { email } = await newFamily(page, 'Mia')
  await page.context().clearCookies()
  const admin = ['server/src/admin.ts', 'reset-password', email]
  const { stdout } = await promisify(execFile)(process.execPath, admin, { env: server.variables })
  const link = stdout.split('\n')[0] ?? ''

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('a better one')
  await submit(page, 'Save and sign in')
  await expect(greeting(page)).toBeVisible()

  await forgetWhoIsIn(page)
  await page.goto('/sign-in')
  await signInByHand(page, email)
  await refuses(page, 'do not match')
  await password(page).fill('a better one')
  await submit(page, 'Sign in')
  await expect(greeting(page)).toBeVisible()

  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill('a third one')
  await submit(page, 'Save and sign in')
  await refuses(page, 'This link was already used or is too old.')
})

test('nobody is lured to another site by what follows signing in', async ({ page, server }) => {
  const { email } = await newFamily(page, 'Mia')
  const evil = ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', '\\\\evil.example']
  const odd = ['/.//evil.example', 'javascript:alert(1)', '//evil%2f..', '/%2e%2e//evil.example', '/api/logout']
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== server.url) foreign.push(request.url())
  })
  for (const next of [...evil, ...odd]) {
    for (const door of ['/sign-in', '/api/login']) {
      await page.goto(`${door}?${new URLSearchParams({ next })}`)
      await expect(greeting(page)).toBeVisible()
    }
  }
  await forgetWhoIsIn(page)
  await page.goto(`/api/login?${new URLSearchParams({ next: '//evil.example' })}`)
  await signInByHand(page, email)
  await expect(greeting(page)).toBeVisible()
  await expect(page).toHaveURL(`${server.url}/`)
  expect(foreign).toEqual([])
})

test('where new accounts need an invitation, the page says so instead of offering one', async ({ page, database }) => {
  const closed = await startServer(database, { SIGN_UP: 'closed' })
  await page.goto(closed.url)
  await page.getByRole('link', { name: 'Start free' }).first().click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page.getByText('This Sprout grows by invitation')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create account' })).toBeHidden()
  await closed.stop()
})
