// @vitest-environment jsdom
import type { Child } from '@sprout/domain/children/model'
import type { Language } from '@sprout/domain/language'
import type { Activity } from '@sprout/domain/timeline/model'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { holdBack } from '../late-testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())
// The browser's clock says what the server's does.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: server.clock.now }))

async function family() {
  const made = await server.newFamilyWithChild()
  const { call, childId } = made
  const today = server.clock.now.toISOString().slice(0, 10)
  const behave = async (title: string, points: number, more: object = {}) =>
    (
      await call<Activity>('POST', '/api/behaviors', {
        childId,
        type: points > 0 ? 'reward' : 'punishment',
        title,
        points,
        ...more,
      })
    ).body
  const points = async () => (await call<Child[]>('GET', '/api/children')).body[0]?.points
  const keepHabit = async (title: string, targetDays: number) => {
    const { body: habit } = await call('POST', '/api/habits', { childId, title, targetDays })
    await call('POST', `/api/habits/${habit.id}/checkin`, { date: today })
  }
  return { ...made, today, behave, points, keepHabit }
}

const open = (of: Parameters<typeof openApp>[0], language?: Language) => openApp(of, '/?tab=timeline', language)
const row = (name: RegExp) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog'))
const titles = () => Array.from(document.querySelectorAll('.record-row .row-title'), ({ textContent }) => textContent)

test('every record is told in the words of whoever reads it', async () => {
  const { call, childId, keepHabit, behave, ...rest } = await family()
  await behave('Kind hello', 100)
  await keepHabit('Dientes', 1)
  const { body: skill } = await call('POST', '/api/skills', {
    childId,
    title: 'Comba',
    targetValue: 9,
    targetUnit: 'saltos',
  })
  await call('PUT', `/api/skills/${skill.id}`, { currentBest: 9.5 })
  await call('POST', '/api/moments', { childId, weather: 'sunny', mood: 'proud', content: 'Sin ruedines' })
  const { body: store } = await call<{ id: string; presetKey: string }[]>('GET', `/api/rewards/${childId}`)
  const rewardId = store.find(({ presetKey }) => presetKey === 'later_bedtime')?.id
  await call('POST', '/api/rewards/redeem', { childId, rewardId, pointsSpent: 40 })
  await open({ ...rest, call }, 'es')
  await row(/Acostarse más tarde.*canjeado.*−40/)
  expect(titles()).toEqual([
    'Acostarse más tarde',
    'Orgullo · Sol',
    'Reto superado: Comba',
    'Comba · 9,5 saltos',
    'Dientes: 1 día seguido',
    'Dientes',
    'Kind hello',
  ])
  expect((await row(/Orgullo/)).querySelector('.points-badge')).toBeNull()
  expect((await row(/Dientes: 1/)).textContent).toContain('ahora mismo\u00a0· Ana')
})

test('what a record was kept with and cannot be read is left out in silence', async () => {
  const { call, childId, ...rest } = await family()
  await call('POST', '/api/moments', { childId, weather: 'sunny', mood: 'proud', content: 'Still here' })
  for (const metadata of ['{nonsense', '{"cause":"moment","mood":"hungry"}', null]) {
    await server.db.updateTable('lines').set({ metadata }).where('childId', '=', childId).execute()
    await open({ ...rest, call })
    expect((await row(/Still here/)).textContent).toContain('Moment')
  }
})

test('a forgotten day says which one it was for, with the year when it is another', async () => {
  const { call, childId, ...rest } = await family()
  await call('POST', '/api/moments', { childId, weather: 'rainy', mood: 'calm', date: '2026-03-26' })
  await call('POST', '/api/moments', { childId, weather: 'sunny', mood: 'calm', date: '2025-03-30' })
  await open({ ...rest, call })
  expect((await row(/Calm · Rainy/)).textContent).toMatch(/for Thursday, March 26$/)
  expect((await row(/Calm · Sunny/)).textContent).toMatch(/for Sunday, March 30, 2025$/)
})

test('a remedy and what it makes good name each other, until one of them is undone', async () => {
  const of = await family()
  const { id: repairs } = await of.behave('Pushed Leo', -10)
  const remedy = await of.behave('Big remedy', 15, { category: 'remedy', repairs })
  await open(of)
  expect((await row(/^Big remedy/)).textContent).toContain('puts right: Pushed Leo')
  expect((await row(/^Pushed Leo/)).textContent).toContain('put right by: Big remedy')
  await userEvent.click(await row(/^Pushed Leo/))
  expect((await dialog()).getByText('This put it right')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await of.call('POST', `/api/activities/${remedy.id}/undo`)
  await open(of)
  expect((await row(/^Pushed Leo/)).textContent).not.toContain('made good')
})

test('undoing says first what it will take along, then does it, and the points follow', async () => {
  const of = await family()
  await of.keepHabit('Teeth', 1)
  const { sent } = await open(of)
  await userEvent.click(await row(/^Teethjust now/))
  const sheet = await dialog()
  expect(await sheet.findByText('Undoing it takes back 22 points.')).toBeTruthy()
  expect(sheet.getByText('This goes with it')).toBeTruthy()
  expect(sheet.getByText('Teeth: 1 day in a row')).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  await userEvent.dblClick(sheet.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone: Teeth')).toBeTruthy()
  expect(await screen.findByText('No activities yet')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // Asked for the sheet, and once more right before it is done; what is gone is asked for no more.
  const asked = sent.filter(({ url }) => url.endsWith('/undo')).map(({ method }) => method)
  expect(asked).toEqual(['GET', 'GET', 'POST'])
  expect(await of.points()).toBe(0)
})

test('while one record is being undone on a slow line another is asked about, and its sheet stays', async () => {
  const of = await family()
  for (const title of ['First', 'Second']) await of.behave(title, 5)
  await open(of)
  const letThrough = holdBack('POST')
  const undo = async (name: RegExp) => {
    await userEvent.click(await row(name))
    const sheet = await dialog()
    await sheet.findByText('Undoing it takes back 5 points.')
    return () => userEvent.click(sheet.getByRole('button', { name: 'Undo' }))
  }
  await (await undo(/^First/))()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const undoSecond = await undo(/^Second/)
  letThrough()
  expect(await screen.findByText('Undone: First')).toBeTruthy()
  await waitFor(() => expect(titles()).toEqual(['Second']))
  await undoSecond()
  expect(await screen.findByText('Undone: Second')).toBeTruthy()
  expect(await of.points()).toBe(0)
})

test('a correction undone gives its points back', async () => {
  const of = await family()
  await of.behave('Shouted', -1)
  await open(of)
  await userEvent.click(await row(/^Shouted/))
  expect(await (await dialog()).findByText('Undoing it gives back 1 point.')).toBeTruthy()
})

test('what somebody else has undone meanwhile is told, and gone', async () => {
  const of = await family()
  await of.behave('Stays', 5)
  const { id } = await of.behave('Goes', 5)
  await open(of)
  await row(/^Goes/)
  await of.call('POST', `/api/activities/${id}/undo`)
  await userEvent.click(await row(/^Goes/))
  expect(await screen.findByText('Already undone')).toBeTruthy()
  await waitFor(() => expect(titles()).toEqual(['Stays']))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await of.points()).toBe(5)
})

test('twenty come at once, a hundred more each time they are asked for, to the very first', async () => {
  const of = await family()
  for (let nth = 1; nth <= 121; nth++) await of.behave(`Deed ${nth}`, 1)
  const { sent } = await open(of)
  await row(/^Deed 121/)
  expect(titles()).toHaveLength(20)
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(titles()).toHaveLength(120))
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await screen.findByText('This is where Mia’s record begins.')
  expect(titles()).toEqual(Array.from({ length: 121 }, (_, nth) => `Deed ${121 - nth}`))
  expect(document.activeElement?.textContent).toContain('Deed 1')
  expect(sent.filter(({ url }) => url.includes('before=')).map(({ url }) => url)).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('limit=100')),
  )
})

test('a new family is shown where to begin', async () => {
  await open(await family())
  expect(await screen.findByText('Start an activity and it will show up here.')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Start an activity' }))
  expect(await screen.findByRole('link', { name: 'Timeline' })).toBeTruthy()
  expect(location.search).toBe('')
})
