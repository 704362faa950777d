// @vitest-environment jsdom
import { addDays, familyDay } from '@sprout/domain/calendar'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { pretendToDraw } from '../drawing-testing.ts'
import { readEntry } from '../outbox/entry.ts'
import { waiting } from '../outbox/waiting.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  pretendToDraw()
  server = await startServer(databases.sqlite)
  server.clock.now = new Date()
})
afterAll(() => server.stop())

const today = () => familyDay(server.clock.now, { timeZone: 'Europe/Madrid', dayStartsAt: 0 })
const line = (name: string) => screen.findByRole('button', { name })
const names = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-labelledby'))
const titles = () => names().map((id) => document.getElementById(`${id}`)?.textContent)

/** Habits made two years ago, oldest first, each last kept so many days ago. */
async function familyWith(...lastKept: [title: string, daysAgo: number, targetDays?: number][]) {
  const family = await server.newFamilyWithChild()
  const { childId, call } = family
  for (const [title, daysAgo, targetDays = 21] of lastKept) {
    const { body } = await call('POST', '/api/habits', { childId, title, targetDays })
    await call('POST', `/api/habits/${body.id}/checkin`, { date: addDays(today(), -daysAgo) })
  }
  const createdAt = addDays(today(), -730)
  await server.db.updateTable('habits').set({ createdAt }).where('childId', '=', childId).execute()
  return family
}

test('what rests waits under a line, after what is in use and before what is done', async () => {
  await openApp(await familyWith(['Piano', 300], ['Chess', 28], ['Teeth', 27], ['Bed', 90, 1]), '/?screen=habits')
  const folded = await line('2 resting')
  expect(titles()).toEqual(['Teeth', 'Bed'])
  await userEvent.click(folded)
  expect(titles()).toEqual(['Teeth', 'Piano', 'Chess', 'Bed'])
  expect(screen.getByText(/^Not ticked for four weeks, and that is fine\./)).toBeTruthy()
  await userEvent.click(folded)
  expect(titles()).toEqual(['Teeth', 'Bed'])
})

test('a check-in wakes it at once, and whoever walks by keyboard stays with it', async () => {
  await openApp(await familyWith(['Teeth', 1], ['Piano', 300], ['Chess', 200]), '/?screen=habits')
  await userEvent.click(await line('2 resting'))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Check in today ·/ })).toHaveLength(3))
  await userEvent.click(screen.getAllByRole('button', { name: /^Check in today ·/ })[1] as HTMLElement)
  expect(await line('1 resting')).toBeTruthy()
  expect(titles()).toEqual(['Teeth', 'Piano', 'Chess'])
  expect(document.activeElement?.textContent).toBe('Piano')
  await userEvent.click(await line('Undo'))
  expect(await line('2 resting')).toBeTruthy()
})

test('a check-in that waits for a signal wakes it too', async () => {
  const family = await familyWith(['Piano', 300], ['Chess', 200], ['Teeth', 1])
  const { childId, call } = family
  const { body } = await call<{ id: string }[]>('GET', `/api/habits/${childId}`)
  onTestFinished(() => waiting.set([]))
  await openApp(family, '/?screen=habits')
  await line('2 resting')
  const caught = {
    id: 1,
    key: 'k',
    method: 'POST',
    path: `/api/habits/${body[0]?.id}/checkin`,
    body: { date: today() },
  }
  const about = { childId, title: 'Piano', points: 2, about: body[0]?.id, day: today() }
  act(() => waiting.set([readEntry({ ...caught, caregiver: { id: 'ana' }, line: about })]))
  expect(await line('1 resting')).toBeTruthy()
  expect(titles()).toEqual(['Piano', 'Teeth'])
})

test('where all rest, nothing is folded', async () => {
  await openApp(await familyWith(['Piano', 300], ['Chess', 200]), '/?screen=habits')
  await screen.findByRole('heading', { name: 'Piano' })
  expect(titles()).toEqual(['Piano', 'Chess'])
  expect(screen.queryByRole('button', { name: /resting$/ })).toBeNull()
})

test('the sheet of the week leaves out what rests', async () => {
  await openApp(await familyWith(['Piano', 300], ['Teeth', 1]), '/?tab=profile&screen=weekSheet')
  expect(await screen.findByRole('rowheader', { name: /Teeth/ })).toBeTruthy()
  expect(screen.queryByText('Piano')).toBeNull()
})

test('home asks for no habit that rests', async () => {
  await openApp(await familyWith(['Piano', 300], ['Teeth', 1], ['Bed', 0]), '/')
  expect(await screen.findByText('1 of 2 still open')).toBeTruthy()
})
