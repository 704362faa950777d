import { expect } from '@playwright/test'
import { forgetWhoIsIn, newFamily, pointsOf, signIn } from '../family.ts'
import { habitsOf, linesOf, rewardsOf } from '../kept.ts'
import { test } from '../offline-test.ts'
import {
  arrive,
  leaveInOutbox,
  points,
  quick,
  refused,
  SENT_WITHIN,
  signal,
  tick,
  waiting,
  waitingRows,
} from '../outbox.ts'
import { addHabit, addReward, behave } from '../records.ts'

test('two phones that tick the same day without a signal keep it once, and the second is told', async ({
  page,
  browser,
  line,
}) => {
  const { email } = await newFamily(page, 'Mia')
  await addHabit(page, { title: 'Read' })
  const context = await browser.newContext({ baseURL: line.url })
  const other = await context.newPage()
  await signIn(other, email)
  for (const phone of [page, other]) {
    await arrive(phone, '/en?screen=habits')
    await phone.context().setOffline(true)
    await tick(phone).click()
    await expect(waiting(phone)).toContainText('Read')
  }
  await page.context().setOffline(false)
  await expect(waiting(page)).toBeHidden(SENT_WITHIN)
  await other.context().setOffline(false)
  await expect(refused(other)).toContainText('That day already counts. There is nothing to do.', SENT_WITHIN)
  await refused(other).getByRole('button', { name: 'Got it' }).click()
  await expect(refused(other)).toBeHidden()
  for (const phone of [page, other]) await points(phone, 2)
  await expect.poll(() => habitsOf(page)).toMatchObject([{ checkedInDays: 1 }])
  await context.close()
})

test('a reward that is gone by now is told, and nothing is spent', async ({ page, context }) => {
  await newFamily(page, 'Mia')
  await behave(page, { title: 'Helped', points: 100 })
  const cake = await addReward(page, { title: 'Cake', pointsCost: 50 })
  await arrive(page, '/en?tab=rewards')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Redeem: Cake' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Redeem' }).click()
  await expect(waiting(page)).toContainText('Cake')
  await points(page, 50)
  await page.request.delete(`/api/rewards/${cake.id}`)
  await context.setOffline(false)
  await expect(refused(page)).toContainText('This reward is no longer in the store. No points were spent.', SENT_WITHIN)
  await points(page, 100)
  expect((await rewardsOf(page)).some(({ title }) => title === 'Cake')).toBe(false)
})

test('a session that ended keeps what waits until the same caregiver comes back, and never lends it to another', async ({
  page,
  context,
}) => {
  const { email } = await newFamily(page, 'Mia')
  await arrive(page, '/en?screen=behaviors')
  await context.setOffline(true)
  await quick(page, /^Said hello/).click()
  await expect(waiting(page)).toContainText('Said hello')
  await context.clearCookies()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible(SENT_WITHIN)
  await newFamily(page, 'Noa')
  await page.goto('/en?screen=behaviors')
  await expect(signal(page)).toContainText('1 record of Ana waits on this device.')
  await quick(page, /Surprise gift\s*\+5$/).click()
  await expect.poll(async () => (await linesOf(page)).map(({ title }) => title)).toEqual(['Surprise gift'])
  await forgetWhoIsIn(page)
  await signIn(page, email)
  await page.goto('/en?screen=behaviors')
  await expect.poll(async () => (await linesOf(page)).map(({ title }) => title), SENT_WITHIN).toEqual(['Said hello'])
})

test('a full phone says that it could not keep it', async ({ page, context, line }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: line.url, quotaSize: 1 })
  await newFamily(page, 'Mia')
  await page.goto('/en?screen=behaviors')
  await expect(signal(page)).toBeAttached()
  // A phone without room keeps no part of the app either: the screen must be there before the signal goes.
  await quick(page, /^Said hello/).waitFor()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await quick(page, /^Said hello/).click()
  await expect(page.getByRole('alert')).toContainText('this device has no room to keep it')
  await points(page, 0)
  await expect(waiting(page)).toBeHidden()
  await context.setOffline(false)
  await quick(page, /^Said hello/).click()
  await expect.poll(() => pointsOf(page)).toBe(10)
  await points(page, 10)
})

test('what an older version left is sent, and what nobody can read is told', async ({ page, context }) => {
  await newFamily(page, 'Mia')
  await arrive(page)
  const user = await (await page.request.get('/api/auth/user')).json()
  const [child] = await (await page.request.get('/api/children')).json()
  await context.setOffline(true)
  await leaveInOutbox(page, [
    {
      version: 0,
      key: 'made-by-an-older-app',
      caregiver: { id: user.id },
      method: 'POST',
      path: '/api/behaviors',
      body: { childId: child.id, type: 'reward', title: 'Fed the cat', points: 10 },
    },
    { version: 0, caregiver: { id: user.id }, line: { title: 'Sang' } },
  ])
  await context.setOffline(false)
  await page.reload()
  await expect.poll(async () => (await linesOf(page)).map(({ title }) => title), SENT_WITHIN).toEqual(['Fed the cat'])
  await expect(refused(page)).toContainText('Sang')
  await refused(page).getByRole('button', { name: 'Got it' }).click()
  await expect(refused(page)).toBeHidden()
})

test('what waits can be given up, and what needs a signal says so', async ({ page, context }) => {
  await newFamily(page, 'Mia')
  await arrive(page, '/en?screen=behaviors')
  await context.setOffline(true)
  await quick(page, /^Said hello/).click()
  await points(page, 10)
  await (await waitingRows(page)).getByRole('button', { name: 'Stop sending Said hello' }).click()
  await expect(waiting(page)).toBeHidden()
  await points(page, 0)
  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'Sign out', exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Sign out' })).toContainText('No connection.')
  await context.setOffline(false)
  await expect(signal(page)).toBeEmpty(SENT_WITHIN)
  await expect.poll(() => linesOf(page)).toEqual([])
})

test('what costs more by now, or more than there is, is told with what to do', async ({ page, context }) => {
  await newFamily(page, 'Mia')
  await behave(page, { title: 'Helped', points: 100 })
  const rewards = [
    await addReward(page, { title: 'Cake', pointsCost: 60 }),
    await addReward(page, { title: 'Trip', pointsCost: 500 }),
  ]
  await arrive(page)
  const { id } = await (await page.request.get('/api/auth/user')).json()
  const redeemed = rewards.map(({ id: rewardId, childId, title, pointsCost }) => ({
    version: 1,
    key: `redeem ${title}`.replace(' ', '-'),
    caregiver: { id, name: 'Ana' },
    method: 'POST',
    path: '/api/rewards/redeem',
    // When the Cake was tapped, it cost 40.
    body: { childId, rewardId, pointsSpent: title === 'Cake' ? 40 : pointsCost },
    line: { childId, title, points: 0, about: rewardId },
  }))
  await context.setOffline(true)
  await leaveInOutbox(page, redeemed)
  await context.setOffline(false)
  await page.reload()
  await expect(refused(page)).toContainText(
    'The reward costs 60 now. Redeem it again if it is still wanted.',
    SENT_WITHIN,
  )
  await expect(refused(page)).toContainText('It costs 500, and the balance is 100.', SENT_WITHIN)
  await points(page, 100)
})

test('what was sent long ago without an answer is not sent again, but told', async ({ page }) => {
  await newFamily(page, 'Mia')
  await arrive(page)
  const { id } = await (await page.request.get('/api/auth/user')).json()
  const [child] = await (await page.request.get('/api/children')).json()
  await leaveInOutbox(page, [
    {
      version: 1,
      key: 'long-ago',
      caregiver: { id, name: 'Ana' },
      method: 'POST',
      path: '/api/behaviors',
      body: { childId: child.id, type: 'reward', title: 'Fed the cat', points: 10 },
      line: { childId: child.id, title: 'Fed the cat', points: 10 },
      triedAt: new Date(Date.now() - 7 * 86_400_000).toISOString(),
    },
  ])
  await page.reload()
  await expect(refused(page)).toContainText('It was sent over a week ago and no answer came.', SENT_WITHIN)
  await expect.poll(() => linesOf(page)).toEqual([])
})
