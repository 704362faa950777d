import { call } from '../call.ts'
import { firstChild, newFamily, PASSWORD } from '../family.ts'
import { readQrCode } from '../read-qr-code.ts'
import { startServer } from '../server.ts'
import { test } from '../test.ts'
import {
  anotherPhone,
  caregiver,
  confirm,
  day,
  expect,
  FAMILY,
  inviteBy,
  newAddress,
  refuses,
  signUpThere,
  tap,
} from '../two-phones.ts'

// Two or three browsers each.
test.slow()

const USED = 'This invitation was already used'
const TOO_OLD = 'This link was already used or is too old.'

test('one parent invites, the other joins by the link though sign-up is closed, and each sees what the other does', {
  tag: '@both',
}, async ({ page, context, browser, database, server }) => {
  await newFamily(page, 'Mia')
  const { DATA_DIR, DATABASE_URL } = server.variables
  const closed = await startServer(database, { SIGN_UP: 'closed', DATA_DIR, DATABASE_URL })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: closed.url })
  await page.goto(`${closed.url}${FAMILY}`)
  await tap(page, 'Make an invitation')
  const link = await page.getByLabel('Link').inputValue()
  expect(await readQrCode(page.getByRole('img', { name: 'QR code of the invitation' }))).toBe(link)
  await tap(page, 'Copy the link')
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(/^Good until/)).toBeVisible()

  const phone = await anotherPhone(browser, closed)
  await phone.goto(link)
  await expect(phone.getByRole('heading', { level: 1, name: 'Ana invites you' })).toBeVisible()
  await signUpThere(phone, 'Luis', newAddress(), PASSWORD)
  await expect(day(phone, 'Mia')).toBeVisible()
  await expect(caregiver(page, 'Luis')).toBeVisible()
  await expect(page.getByText(/^Good until/)).toBeHidden()

  const { id: childId } = await firstChild(phone)
  await call(phone, 'POST', 'behaviors', { childId, type: 'reward', title: 'Tidy toys', points: 5 })
  await call(phone, 'POST', 'moments', { childId, weather: 'sunny', mood: 'happy', content: 'We flew a kite.' })
  await page.goto(`${closed.url}/en?tab=timeline`)
  await page.getByRole('button', { name: /^Tidy toys/ }).click()
  await expect(page.getByRole('dialog').getByText('Recorded by Luis')).toBeVisible()
  await page.goto(`${closed.url}/en?screen=moments`)
  await expect(page.getByRole('listitem').filter({ hasText: 'We flew a kite.' })).toContainText('Luis')
  await phone.context().close()
  await closed.stop()
})

test('who has an account already signs in by the link, is asked, and stands in the new family', async ({
  page,
  browser,
  server,
}) => {
  const phone = await anotherPhone(browser, server)
  const { email } = await newFamily(phone)
  await phone.context().clearCookies()
  await newFamily(page, 'Mia')
  await phone.goto((await inviteBy(page)).url)
  await tap(phone, 'Sign in')
  await phone.getByLabel('Email').fill(email)
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await tap(phone, 'Sign in')
  await tap(phone, 'Join the family')
  await expect(day(phone, 'Mia')).toBeVisible()
  await expect(phone).toHaveURL('/')
  await phone.goto(FAMILY)
  await expect(phone.getByRole('listitem').filter({ hasText: email })).toBeVisible()
  await phone.context().close()
})

test('who has records of their own loses none of them, and can join with another account', async ({
  page,
  browser,
  server,
}) => {
  const phone = await anotherPhone(browser, server)
  await newFamily(phone, 'Leo')
  await newFamily(page, 'Mia')
  await phone.goto((await inviteBy(page)).url)
  await tap(phone, 'Join the family')
  await refuses(phone, 'Your own family already has records')
  await phone.getByRole('link', { name: 'Use another account' }).click()
  await expect(phone.getByRole('heading', { name: 'Ana invites you' })).toBeVisible()
  await signUpThere(phone, 'Luis', newAddress(), PASSWORD)
  await expect(day(phone, 'Mia')).toBeVisible()
  await phone.context().close()
})

test('a link that was revoked, or used, opens nothing', async ({ page, browser, server }) => {
  const phone = await anotherPhone(browser, server)
  await newFamily(page, 'Mia')
  const revoked = await inviteBy(page)
  await page.goto(FAMILY)
  await tap(page, 'Revoke invitation')
  await confirm(page, 'Revoke')
  await expect(page.getByText(/^Good until/)).toBeHidden()
  await phone.goto(revoked.url)
  await refuses(phone, TOO_OLD)

  const used = await inviteBy(page)
  await phone.goto('about:blank')
  await phone.goto(used.url)
  await signUpThere(phone, 'Luis', newAddress(), PASSWORD)
  await expect(day(phone, 'Mia')).toBeVisible()
  const third = await anotherPhone(browser, server)
  await third.goto(used.url)
  await refuses(third, USED)
  await expect(third.getByRole('button', { name: 'Create account' })).toBeHidden()
  for (const each of [phone, third]) await each.context().close()
})

test('of two who come by one link at the same time one is in', { tag: '@both' }, async ({ page, browser, server }) => {
  const phones = [await anotherPhone(browser, server), await anotherPhone(browser, server)]
  await newFamily(page, 'Mia')
  const { url } = await inviteBy(page)
  for (const phone of phones) {
    await phone.goto(url)
    await expect(phone.getByRole('button', { name: 'Create account' })).toBeVisible()
  }
  await Promise.all(phones.map((phone) => signUpThere(phone, 'Luis', newAddress(), PASSWORD)))
  const ends = phones.map((phone) => day(phone, 'Mia').or(phone.getByRole('alert').filter({ hasText: USED })))
  for (const end of ends) await expect(end).toBeVisible()
  const inside = await Promise.all(phones.map((phone) => day(phone, 'Mia').isVisible()))
  expect(inside.filter(Boolean)).toHaveLength(1)
  await page.goto(FAMILY)
  await expect(caregiver(page, 'Luis')).toHaveCount(1)
  for (const phone of phones) await phone.context().close()
})

test('a link is good for seven days and no longer', async ({ page, browser, database }) => {
  const own = await startServer(database)
  const phone = await anotherPhone(browser, own)
  await newFamily(phone, 'Mia')
  const { url } = await inviteBy(phone)
  const WEEK = 7 * 86_400_000
  await own.moveClock(WEEK - 60_000)
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'Ana invites you' })).toBeVisible()
  await own.moveClock(WEEK)
  await page.reload()
  await refuses(page, TOO_OLD)
  await phone.goto(FAMILY)
  await expect(phone.getByRole('button', { name: 'Make an invitation' })).toBeVisible()
  await expect(phone.getByText(/^Good until/)).toBeHidden()
  await phone.context().close()
  await own.stop()
})
