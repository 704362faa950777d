// @vitest-environment jsdom
import { addDays, familyDay } from '@sprout/domain/calendar'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { readEntry } from '../outbox/entry.ts'
import { waiting } from '../outbox/waiting.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
  server.clock.now = new Date()
})
afterAll(() => server.stop())

const line = (name: string) => screen.findByRole('button', { name })
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

/** Challenges made two years ago, of which the last one had a score today. */
async function familyWith(...names: string[]) {
  const family = await server.newFamilyWithChild()
  const { childId, call } = family
  const ids: string[] = []
  for (const title of names) ids.push((await call('POST', '/api/skills', { childId, title, targetValue: 100 })).body.id)
  await call('PUT', `/api/skills/${ids.at(-1)}`, { currentBest: 5 })
  const today = familyDay(server.clock.now, { timeZone: 'Europe/Madrid', dayStartsAt: 0 })
  const createdAt = `${addDays(today, -730)}T12:00:00.000Z`
  await server.db.updateTable('skills').set({ createdAt }).where('childId', '=', childId).execute()
  return { ...family, ids }
}

test('a challenge without a score for long waits under a line, among what is active', async () => {
  await openApp(await familyWith('Rope', 'Chess', 'Swim'), '/?screen=skills')
  const folded = await line('2 resting')
  expect(titles()).toEqual(['Swim'])
  await userEvent.click(folded)
  expect(titles()).toEqual(['Swim', 'Rope', 'Chess'])
  expect(screen.getByText(/^No score for four weeks/)).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Completed 0' }))
  expect(screen.queryByRole('button', { name: /resting$/ })).toBeNull()
})

test('a score wakes it, also one that waits for a signal', async () => {
  const family = await familyWith('Rope', 'Chess', 'Swim')
  const [rope, chess] = family.ids
  await family.call('PUT', `/api/skills/${chess}`, { currentBest: 5 })
  onTestFinished(() => waiting.set([]))
  await openApp(family, '/?screen=skills')
  await line('1 resting')
  expect(titles()).toEqual(['Chess', 'Swim'])
  const put = { id: 1, key: 'k', method: 'PUT', path: `/api/skills/${rope}`, body: { currentBest: 5 } }
  const about = { childId: family.childId, title: 'Rope', points: 0, about: rope }
  act(() => waiting.set([readEntry({ ...put, caregiver: { id: 'ana' }, line: about })]))
  expect(titles()).toEqual(['Rope', 'Chess', 'Swim'])
  expect(screen.queryByRole('button', { name: /resting$/ })).toBeNull()
})
