// @vitest-environment jsdom
import type { Language } from '@sprout/domain/language'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deedsOf } from '../../../server/src/points/deeds-testing.ts'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
  server.clock.now = new Date()
})
afterAll(() => server.stop())

async function familyWith(points: number) {
  const family = await server.newFamilyWithChild()
  const deeds = deedsOf(family)
  await deeds.behave(points)
  return { ...family, ...deeds }
}

async function openRedeemed(family: Awaited<ReturnType<typeof familyWith>>, language: Language = 'en') {
  await openApp(family, '/?tab=rewards', language)
  await userEvent.click(await screen.findByRole('tab', { name: /^(Redeemed|Canjeados)$/ }))
  await screen.findAllByRole('listitem')
}

const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem')
const loadMore = async () => userEvent.click(await screen.findByRole('button', { name: 'Load more' }))

test('a page that did not come is told, and comes at the next tap; then the end has the focus', async () => {
  const family = await familyWith(21)
  const hug = await family.addReward(1)
  for (let nth = 0; nth < 21; nth++) await family.redeem(hug)
  await openRedeemed(family)
  expect(rows()).toHaveLength(20)
  const working = fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await loadMore()
  expect(await screen.findByText(/^The older ones did not load/)).toBeTruthy()
  vi.stubGlobal('fetch', working)
  await loadMore()
  const end = await screen.findByText('That is all that was redeemed.')
  expect(rows()).toHaveLength(21)
  expect(document.activeElement).toBe(end)
})

test('what left the store stands on its shelf, and is called what the family called it', async () => {
  const family = await familyWith(30)
  for (const title of ['Hug', 'Stickers']) {
    const reward = await family.addReward(5, { title, category: 'privilege' })
    await family.redeem(reward)
    await family.call('DELETE', `/api/rewards/${reward.id}`)
  }
  await openRedeemed(family, 'es')
  await userEvent.click(screen.getByRole('radio', { name: 'Privilegios' }))
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('Stickers'),
    expect.stringContaining('Hug'),
  ])
})
