// @vitest-environment jsdom
import { familyDay } from '@sprout/domain/calendar'
import type { Language } from '@sprout/domain/language'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deedsOf } from '../../../server/src/points/deeds-testing.ts'
import { databases, startServer } from '../../../server/src/testing.ts'
import { fullDay } from '../i18n/formats.ts'
import { holdBack } from '../late-testing.ts'
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

test('a page that did not come is told, and comes at the next tap; then it has the focus', async () => {
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
  await screen.findByText('That is all that was redeemed.')
  expect(rows()).toHaveLength(21)
  expect(document.activeElement).toBe(rows().at(-1))
})

test('what was redeemed is taken back where it stands, and its points are there again', async () => {
  const family = await familyWith(30)
  await family.redeem(await family.addReward(20, { title: 'Film' }))
  await family.redeem(await family.addReward(5, { title: 'Hug' }))
  await openRedeemed(family)
  expect(screen.getByText('What Mia has enjoyed so far')).toBeTruthy()
  const undo = screen.getByRole('button', { name: 'Undo: Film' })
  expect(document.getElementById(`${undo.getAttribute('aria-describedby')}`)?.textContent).toBe('just now · Ana')
  await userEvent.click(undo)
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo “Film”?' }))
  expect(question.getByText(/^Today · \d/)).toBeTruthy()
  expect(question.getByText(/gets 20 points back/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone: Film')).toBeTruthy()
  await waitFor(() => expect(rows()).toHaveLength(1))
  expect(rows()[0]?.textContent).toContain('Hug')
  expect((await family.balance())[0]).toBe(25)
  const next = screen.getByRole('button', { name: 'Undo: Hug' })
  await waitFor(() => expect(document.activeElement).toBe(next))
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

test('what a shelf holds is looked for as far back as it is, and until then nothing is said to be missing', async () => {
  const family = await familyWith(100)
  await family.behave(100)
  const [film, hug] = [await family.addReward(5, { title: 'Film' }), await family.addReward(1, { category: 'gift' })]
  const redeem = async (reward: typeof hug, times: number) => {
    for (let nth = 0; nth < times; nth++) await family.redeem(reward)
  }
  await redeem(film, 1)
  await redeem(hug, 100)
  await redeem(film, 1)
  await redeem(hug, 20)
  await openRedeemed(family)
  const working = fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await userEvent.click(screen.getByRole('radio', { name: 'Privileges' }))
  expect(await screen.findByText('This did not load')).toBeTruthy()
  vi.stubGlobal('fetch', working)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Film')).toBeTruthy()
  expect(rows()).toHaveLength(1)
  await loadMore()
  expect(await screen.findByText('That is all of this kind.')).toBeTruthy()
  expect(rows()).toHaveLength(2)
})

test('only after the last page is a shelf said to be empty', async () => {
  const family = await familyWith(30)
  const hug = await family.addReward(1, { category: 'gift' })
  for (let nth = 0; nth < 21; nth++) await family.redeem(hug)
  await openRedeemed(family)
  const letThrough = holdBack('GET')
  await userEvent.click(screen.getByRole('radio', { name: 'Privileges' }))
  expect(screen.queryByText('Nothing of this kind yet')).toBeNull()
  letThrough()
  expect(await screen.findByText('Nothing of this kind yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

test('beyond a week the day is told, and not how many there were since', async () => {
  const family = await familyWith(30)
  const hug = await family.addReward(1)
  const now = server.clock.now.getTime()
  // Half a day off, so that no edge of a day or a minute lies near.
  const [longAgo, lately] = [8.5, 6.5].map((days) => new Date(now - days * 86_400_000)) as [Date, Date]
  for (const when of [longAgo, lately]) {
    server.clock.now = when
    await family.redeem(hug)
  }
  server.clock.now = new Date(now)
  await openRedeemed(family)
  const dayOf = (when: Date) => familyDay(when, { timeZone: 'Europe/Madrid', dayStartsAt: 0 })
  const days = rows().map((row) => within(row).getByRole('time').textContent)
  expect(days).toEqual(['6 days ago', fullDay('en', dayOf(longAgo), dayOf(server.clock.now))])
})
