import { PASSWORD, signIn } from '../family.ts'
import { test } from '../test.ts'
import { anotherPhone, confirm, day, expect, FAMILY, inviteBy, refuses, tap, twoOfOneFamily } from '../two-phones.ts'

// Two or three browsers each.
test.slow()

const NO_LONGER = 'You are no longer in that family.'

test('who is removed while the app is open goes to sign in, is told why, and finds a family of their own', {
  tag: '@both',
}, async ({ page, browser, server }) => {
  const [phone, tablet] = [await anotherPhone(browser, server), await anotherPhone(browser, server)]
  const { luis } = await twoOfOneFamily(page, phone)
  await signIn(tablet, luis.email)
  for (const his of [phone, tablet]) {
    await his.goto('/en')
    await expect(day(his, 'Mia')).toBeVisible()
  }
  // Why is said once: were it open, it might hear so just as it is opened again.
  await tablet.goto('about:blank')
  await page.goto(FAMILY)
  await tap(page, 'Remove Luis')
  await confirm(page, 'Remove')
  await expect(page.getByText(luis.email)).toBeHidden()

  await refuses(phone, NO_LONGER)
  await expect(phone).toHaveURL(/\/sign-in\?problem=left_family$/)
  await tablet.goto('/en')
  await refuses(tablet, NO_LONGER)
  await tablet.goto('/en')
  await expect(tablet.getByRole('heading', { name: 'Small steps, seen every day' })).toBeVisible()
  await phone.getByLabel('Email').fill(luis.email)
  await phone.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await tap(phone, 'Sign in')
  await expect(phone.getByRole('heading', { name: 'Who is growing up here?' })).toBeVisible()
  for (const his of [phone, tablet]) await his.context().close()
})

test('who leaves is told what stays, and can be invited back', async ({ page, browser, server }) => {
  const phone = await anotherPhone(browser, server)
  const { ana } = await twoOfOneFamily(page, phone)
  await page.goto(FAMILY)
  await tap(page, 'Leave the family')
  await expect(page.getByRole('alertdialog')).toContainText(
    'The children’s profiles and all records stay with the other caregivers',
  )
  await confirm(page, 'Leave')
  await refuses(page, NO_LONGER)
  await page.goto((await inviteBy(phone)).url)
  await tap(page, 'Sign in')
  await page.getByLabel('Email').fill(ana.email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await tap(page, 'Sign in')
  await tap(page, 'Join the family')
  await expect(day(page, 'Mia')).toBeVisible()
  await phone.context().close()
})

test('the last caregiver has nobody to leave the family to', async ({ page, browser, server }) => {
  const phone = await anotherPhone(browser, server)
  await twoOfOneFamily(page, phone)
  for (const each of [page, phone]) {
    await each.goto(FAMILY)
    await tap(each, 'Leave the family')
  }
  await confirm(phone, 'Leave')
  await refuses(phone, NO_LONGER)
  await confirm(page, 'Leave')
  await expect(page.getByRole('alertdialog')).toContainText('A family keeps at least one caregiver')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Leave the family' })).toBeHidden()
  await phone.context().close()
})
