// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'
import { readEntry } from './entry.ts'
import { waiting } from './waiting.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())
afterEach(() => waiting.set([]))

const call = { key: 'k', method: 'POST', path: '/api/behaviors', caregiver: { id: 'ana' } }

test.each([
  ['stop at zero', true, ['0', '10', '6']],
  ['fall below zero', false, ['−2', '8', '4']],
])('where points %s the header tells what waits as the server will count it', async (_, keepBalancesAtZero, told) => {
  const { childId, ...family } = await server.newFamilyWithChild()
  await family.call('PATCH', '/api/family', { keepBalancesAtZero })
  await family.call('POST', '/api/behaviors', { childId, type: 'reward', title: 'Said hello', points: 3 })
  await openApp(family, '/')
  const waits = [-5, 10, -4].map((points, id) => readEntry({ ...call, id, line: { childId, title: 'Deed', points } }))
  for (const [nth, points] of ['3', ...told].entries()) {
    act(() => waiting.set(waits.slice(0, nth)))
    expect(await screen.findByRole('link', { name: `${points} points, to the rewards` })).toBeTruthy()
  }
})
