import type { Page } from '@playwright/test'
import type { User } from '@sprout/domain/accounts/model'
import type { Family } from '@sprout/domain/family/model'
import { call } from '../call.ts'
import { firstChild, signIn } from '../family.ts'
import { linesOf } from '../kept.ts'
import { test } from '../offline-test.ts'
import { inOutbox, leaveInOutbox, quick, refused, SENT_WITHIN, signal, waiting } from '../outbox.ts'
import { anotherPhone, expect, refuses, twoOfOneFamily } from '../two-phones.ts'

// Two browsers.
test.slow()

const NO_LONGER = 'You are no longer in that family.'

/** From now on something waits on it for a signal. */
async function waitOn(phone: Page) {
  await phone.goto('/en?screen=behaviors')
  await expect(signal(phone)).toBeAttached()
  await quick(phone, /^Said hello/).waitFor()
  // The signal comes back to one tab after the other: one that is led away before finds the next page on the phone.
  await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await phone.context().setOffline(true)
  await quick(phone, /^Said hello/).click()
  await expect(waiting(phone)).toContainText('Said hello')
}

async function removeLuis(page: Page) {
  const { caregivers } = await call<Family>(page, 'GET', 'family')
  await call(page, 'DELETE', `family/caregivers/${caregivers.find(({ isYou }) => !isYou)?.id}`)
}

test('what waits on the phone of who was removed is sent no more, and each tab says why', async ({
  page,
  browser,
  server,
}) => {
  const phone = await anotherPhone(browser, server)
  const { luis } = await twoOfOneFamily(page, phone)
  const otherTab = await phone.context().newPage()
  await otherTab.goto('/en?tab=timeline')
  await expect(signal(otherTab)).toBeAttached()
  await waitOn(phone)
  await removeLuis(page)

  await phone.context().setOffline(false)
  for (const tab of [phone, otherTab]) {
    await expect(tab).toHaveURL(/\/sign-in\?problem=left_family$/, SENT_WITHIN)
    await refuses(tab, NO_LONGER)
  }
  await expect.poll(() => inOutbox(phone)).toEqual([])
  // It was not open when they were removed, and they sign in again.
  await signIn(phone, luis.email)
  const { id, name } = await call<User>(phone, 'GET', 'auth/user')
  await phone.goto('/en')
  await leaveInOutbox(phone, [
    {
      version: 1,
      key: 'in-the-family-before',
      caregiver: { id, name, familyId: 'before' },
      method: 'POST',
      path: '/api/behaviors',
      body: { childId: (await firstChild(page)).id, type: 'reward', title: 'Sang', points: 10 },
    },
  ])
  await phone.reload()
  await expect(signal(phone)).toBeAttached()
  await expect.poll(() => inOutbox(phone)).toEqual([])
  await expect(refused(phone)).toBeHidden()
  await expect.poll(() => linesOf(page)).toEqual([])
  await phone.context().close()
})
