// @vitest-environment jsdom
import { addDays, familyDay } from '@sprout/domain/calendar'
import { act, screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { readEntry } from '../outbox/entry.ts'
import { waiting } from '../outbox/waiting.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
  // The browser's clock cannot be set; the server's can.
  server.clock.now = new Date()
})
afterAll(() => server.stop())

const card = async (name: string, detail: string) => {
  const link = await screen.findByRole('link', { name: new RegExp(`^${name}`) })
  expect(await within(link).findByText(detail)).toBeTruthy()
}
const today = () => familyDay(server.clock.now, { timeZone: 'Europe/Madrid', dayStartsAt: 0 })

test('a new family reads what to begin with', async () => {
  await openApp(await server.newFamilyWithChild(), '/')
  await card('Behaviours', 'What went well today?')
  await card('Habits', 'Plant a new habit')
  await card('Skills', 'Find a challenge')
  await card('Moments', 'Keep the first one')
  expect(await screen.findByText('A good day to grow')).toBeTruthy()
  expect(screen.queryByRole('img', { name: /^Points by day/ })).toBeNull()
})

test.each([
  ['the first', [], 'Keep the first one'],
  ['a later', ['sad'], 'Last: sad'],
])('%s moment that waits for a signal is the last one', async (_, sent, before) => {
  const { childId, ...family } = await server.newFamilyWithChild()
  for (const mood of sent) await family.call('POST', '/api/moments', { childId, weather: 'sunny', mood })
  onTestFinished(() => waiting.set([]))
  await openApp(family, '/')
  await card('Moments', before)
  const call = { id: 1, key: 'k', method: 'POST', path: '/api/moments', body: { mood: 'proud' } }
  const kept = readEntry({ ...call, caregiver: { id: 'ana' }, line: { childId, title: 'Proud', points: 0 } })
  act(() => waiting.set([kept]))
  expect(screen.getByText('Last: proud')).toBeTruthy()
})

test('each card tells what is worth knowing now', async () => {
  const family = await server.newFamilyWithChild()
  const { childId, call } = family
  const { body: teeth } = await call('POST', '/api/habits', { childId, title: 'Teeth', difficulty: 'medium' })
  await call('POST', '/api/habits', { childId, title: 'Read' })
  await call('POST', `/api/habits/${teeth.id}/checkin`, { date: today() })
  const { body: rope } = await call('POST', '/api/skills', { childId, title: 'Jump rope', targetValue: 100 })
  await call('POST', '/api/skills', { childId, title: 'Swim', targetValue: 500 })
  await call('PUT', `/api/skills/${rope.id}`, { currentBest: 72 })
  await call('POST', '/api/moments', { childId, weather: 'sunny', mood: 'sad' })
  await call('POST', '/api/moments', { childId, weather: 'sunny', mood: 'proud' })
  await call('POST', '/api/behaviors', { childId, type: 'reward', title: 'Said hello', points: 10 })
  await call('POST', '/api/behaviors', { childId, type: 'punishment', title: 'Pushed Leo', points: -4 })
  await openApp(family, '/')
  await card('Behaviours', '1 good thing today')
  await card('Habits', '1 of 2 still open')
  await card('Skills', 'Jump rope 72 / 100')
  await card('Moments', 'Last: proud')
  const week = await screen.findByRole('region', { name: 'This week' })
  expect(within(week).getByText('+15')).toBeTruthy()
  expect(within(week).getByText('−4')).toBeTruthy()
  expect(within(week).getByRole('img', { name: /^Points by day: \w+day \+15 −4$/ })).toBeTruthy()
})

test('a day of corrections only is not praised', async () => {
  const family = await server.newFamilyWithChild()
  const { childId, call } = family
  await call('POST', '/api/behaviors', { childId, type: 'punishment', title: 'Pushed Leo', points: -4 })
  await openApp(family, '/')
  await card('Behaviours', 'What went well today?')
})

test('on a busy day the check-in of the morning still counts', async () => {
  const family = await server.newFamilyWithChild()
  const { childId, call } = family
  const { body: teeth } = await call('POST', '/api/habits', { childId, title: 'Teeth' })
  await call('POST', `/api/habits/${teeth.id}/checkin`, { date: today() })
  for (let nth = 0; nth < 20; nth++)
    await call('POST', '/api/behaviors', { childId, type: 'reward', title: 'Said hello', points: 1 })
  await openApp(family, '/')
  await card('Habits', 'All done today')
})

test('the birthdays of all children are told from a week before', async () => {
  const family = await server.newFamilyWithChild({ name: 'Mia', birthday: `2016${today().slice(4)}` })
  const soon = addDays(today(), 3)
  await family.call('POST', '/api/children', { name: 'Leo', birthday: `2020${soon.slice(4)}` })
  const later = addDays(today(), 9)
  await family.call('POST', '/api/children', { name: 'Ada', birthday: `2020${later.slice(4)}` })
  await openApp(family, '/')
  expect(await screen.findByText('Happy birthday, Mia!')).toBeTruthy()
  expect(screen.getByText(`Leo turns ${Number(soon.slice(0, 4)) - 2020}`)).toBeTruthy()
  expect(screen.getByText('In 3 days')).toBeTruthy()
  expect(screen.queryByText(/^Ada turns/)).toBeNull()
})

test('what did not load says so where it would have stood', async () => {
  const family = await server.newFamilyWithChild()
  const answers = (url: string) => !/stats|skills/.test(url)
  const call: typeof family.call = (method, url, ...rest) =>
    family.call(method, answers(url) ? url : '/api/children/nobody/nothing', ...rest)
  await openApp({ call }, '/')
  await card('Skills', 'This did not load')
  await card('Habits', 'Plant a new habit')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('where there is room the timeline stands beside', async () => {
  const family = await server.newFamilyWithChild()
  await openApp(family, '/')
  await screen.findByRole('heading', { name: 'A day with Mia' })
  expect(screen.queryByRole('heading', { name: 'Mia’s days' })).toBeNull()
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width >= 1100px)' }))
  window.dispatchEvent(new Event('resize'))
  expect(await screen.findByRole('heading', { name: 'Mia’s days' })).toBeTruthy()
})
