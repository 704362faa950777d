// @vitest-environment jsdom
import type { Redemption, Reward } from '@sprout/domain/rewards/model'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
  server.clock.now = new Date()
})
afterAll(() => server.stop())

const store = '/?tab=rewards'
const titles = async () => (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const show = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }))
const question = async (name: string) => within(await screen.findByRole('alertdialog', { name }))

async function familyWith(...points: number[]) {
  const family = await server.newFamilyWithChild()
  const { childId, call } = family
  for (const each of points)
    await call('POST', '/api/behaviors', { childId, type: 'reward', title: 'Helped', points: each })
  const rewards = async () => (await call<Reward[]>('GET', `/api/rewards/${childId}`)).body
  const redeemed = async () => (await call<Redemption[]>('GET', `/api/rewards/${childId}/redemptions`)).body
  const balance = async () => (await call<{ points: number }[]>('GET', '/api/children')).body[0]?.points
  return { ...family, rewards, redeemed, balance }
}

test('what the points buy comes first, the dearest on top, then by how far away', async () => {
  await openApp(await familyWith(60), store)
  const presets = ['Extra screen time', 'Stickers', 'Later bedtime', 'Snack choice', 'Story book', 'Toy car']
  expect(await titles()).toEqual(presets)
  await show('All')
  expect(await titles()).toEqual([
    'Toy car',
    'Story book',
    'Stickers',
    'Extra screen time',
    'Later bedtime',
    'Snack choice',
  ])
})

test('another order of the same rewards draws no card anew', async () => {
  const family = await familyWith(61)
  await openApp(family, store)
  await titles()
  const counted = vi.spyOn(Intl.PluralRules.prototype, 'select')
  await show('All')
  expect((await titles())[0]).toBe('Toy car')
  for (const { pointsCost } of await family.rewards()) expect(counted).not.toHaveBeenCalledWith(pointsCost)
})

test('a reload stays on the tab, and the way back leads out of the store', async () => {
  const family = await familyWith(60)
  await openApp(family, store)
  const steps = history.length
  await show('All')
  await show('Redeemed')
  expect([location.search, history.length]).toEqual(['?tab=rewards&view=redeemed', steps])
  await openApp(family, location.pathname + location.search)
  expect(await screen.findByText('Nothing redeemed yet')).toBeTruthy()
  await show('My rewards')
  expect(location.search).toBe('?tab=rewards')
})

test('the presets speak the language of whoever reads them', async () => {
  await openApp(await familyWith(), store, 'es')
  expect(await titles()).toContain('Coche de juguete')
})

test('what is out of reach says how far, at the usual pace', async () => {
  const family = await familyWith(10, 10, 10)
  // What is given once makes no pace.
  const gift = { type: 'reward', category: 'gift', title: 'Birthday', points: 14 }
  await family.call('POST', '/api/behaviors', { childId: family.childId, ...gift })
  await openApp(family, store)
  const card = within((await screen.findByRole('heading', { name: 'Toy car' })).closest('article')!)
  // Thirty points in the three days that a pace takes at least: fifty-six more take six.
  expect(card.getByText('About 6 days at this pace')).toBeTruthy()
  expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('44')
})

test('after a lucky record or two no days are counted yet', async () => {
  await openApp(await familyWith(15, 15), store)
  const card = within((await screen.findByRole('heading', { name: 'Toy car' })).closest('article')!)
  expect(card.getByText('70 points to go')).toBeTruthy()
})

test('whoever tries what is too dear is told what it costs and what there is, and nothing is sent', async () => {
  const family = await familyWith(10)
  const { sent } = await openApp(family, store)
  const blocked = await screen.findByRole('button', { name: 'Redeem: Snack choice' })
  expect(blocked.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(blocked)
  expect(await screen.findByText('Insufficient points')).toBeTruthy()
  expect(screen.getByText('It costs 30 points, and the balance is 10.')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

test('redeeming asks, spends today’s price once, celebrates, and can be undone', async () => {
  const family = await familyWith(70)
  const { sent } = await openApp(family, store)
  await tap('Redeem: Extra screen time')
  const asked = await question('Redeem “Extra screen time”?')
  expect(asked.getByText('It costs 60 points. Mia has 10 left after that.')).toBeTruthy()
  const yes = asked.getByRole('button', { name: 'Redeem' })
  fireEvent.click(yes)
  fireEvent.click(yes)
  expect(await screen.findByText('Earned with 60 points. Enjoy it, Mia!')).toBeTruthy()
  expect(screen.getByText('−60 · Extra screen time')).toBeTruthy()
  const [reward] = (await family.rewards()).filter(({ presetKey }) => presetKey === 'screen_time')
  expect(sent.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { childId: family.childId, rewardId: reward?.id, pointsSpent: 60 },
  ])
  await tap('Lovely')
  await userEvent.click(screen.getByText('Undo'))
  expect(await screen.findByText('Undone: Extra screen time')).toBeTruthy()
  expect([await family.balance(), await family.redeemed()]).toEqual([70, []])
})

test('a price that changed meanwhile is told, and shown as it is now', async () => {
  const family = await familyWith(70)
  await openApp(family, store)
  await tap('Redeem: Snack choice')
  const [snack] = (await family.rewards()).filter(({ presetKey }) => presetKey === 'snack_choice')
  await server.db.updateTable('rewards').set({ pointsCost: 35 }).where('id', '=', snack!.id).execute()
  await userEvent.click((await question('Redeem “Snack choice”?')).getByRole('button', { name: 'Redeem' }))
  expect(await screen.findByText('The price of this reward has changed. Please look again.')).toBeTruthy()
  expect(await screen.findByText('35 points')).toBeTruthy()
  expect([await family.balance(), await family.redeemed()]).toEqual([70, []])
})

test('points that another phone has spent meanwhile are counted as they are now', async () => {
  const family = await familyWith(70)
  await openApp(family, store)
  await tap('Redeem: Extra screen time')
  const [, , stickers] = await family.rewards()
  const spent = { childId: family.childId, rewardId: stickers!.id, pointsSpent: 50 }
  await family.call('POST', '/api/rewards/redeem', spent)
  await userEvent.click((await question('Redeem “Extra screen time”?')).getByRole('button', { name: 'Redeem' }))
  expect(await screen.findByText('It costs 60 points, and the balance is 20.')).toBeTruthy()
})

test('the filter applies to what is offered and to what was redeemed', async () => {
  const family = await familyWith(90)
  const [, , stickers, , bedtime] = await family.rewards()
  for (const { id: rewardId, pointsCost: pointsSpent } of [stickers!, bedtime!])
    await family.call('POST', '/api/rewards/redeem', { childId: family.childId, rewardId, pointsSpent })
  await family.call('DELETE', `/api/rewards/${bedtime!.id}`)
  await openApp(family, store)
  await userEvent.click(await screen.findByRole('radio', { name: 'Privileges' }))
  expect(await titles()).toEqual(['Extra screen time'])
  await show('Redeemed')
  expect(await screen.findByText('Later bedtime')).toBeTruthy()
  expect(screen.queryByText('Stickers')).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Gifts' }))
  expect(await screen.findByText('Stickers')).toBeTruthy()
  expect(screen.queryByText('Later bedtime')).toBeNull()
})

test('a reward without a picture that loads wears its category', async () => {
  const family = await familyWith()
  const imageUrl = 'https://example.org/none.png'
  const zoo = { childId: family.childId, title: 'Zoo', pointsCost: 5, category: 'outing', imageUrl }
  await family.call('POST', '/api/rewards', zoo)
  await openApp(family, store)
  const card = (await screen.findByRole('heading', { name: 'Zoo' })).closest('article')!
  const picture = card.querySelector('img')!
  expect(picture.src).toBe(imageUrl)
  fireEvent.error(picture)
  expect(card.querySelector('img')).toBeNull()
  expect(card.querySelector('.reward-picture > svg')).toBeTruthy()
})

test('an empty store invites to fill it', async () => {
  const family = await familyWith()
  for (const { id } of (await family.rewards()).slice(1)) await family.call('DELETE', `/api/rewards/${id}`)
  await openApp(family, store)
  await tap('Delete: Toy car')
  await userEvent.click((await question('Delete “Toy car”?')).getByRole('button', { name: 'Delete reward' }))
  expect(await screen.findByText('Reward deleted')).toBeTruthy()
  await waitFor(async () => expect(await family.rewards()).toEqual([]))
  await tap('Add custom reward')
  expect(await screen.findByRole('dialog', { name: 'A reward for Mia' })).toBeTruthy()
})
