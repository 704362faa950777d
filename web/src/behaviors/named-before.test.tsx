// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { pretendToDraw } from '../drawing-testing.ts'
import { openApp } from '../testing.tsx'
import { familyOfMia, PATH, tap } from './behaviors-testing.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())
beforeEach(pretendToDraw)

/** More than fifty lines, which is two days of a busy family. */
const BUSY = 60

test('a correction of before two busy days can be put right and named once more', async () => {
  const family = await familyOfMia(server)
  const { childId, call } = family
  await family.correct('Pushed Leo')
  const deed = { childId, type: 'reward', title: 'Helped', points: 5 }
  for (let nth = 0; nth < BUSY; nth++) await call('POST', '/api/behaviors', deed)
  await openApp(family, PATH)
  await tap(/^Small remedy/)
  const question = within(await screen.findByRole('dialog', { name: 'What is being put right?' }))
  expect(await question.findByRole('button', { name: /Pushed Leo/ })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await tap('Add correction')
  const recent = within(await screen.findByRole('group', { name: 'Recent corrections' }))
  expect(recent.getByRole('button', { name: 'Pushed Leo' })).toBeTruthy()
})

test('something good of before is filled in with a tap, but for what is on the quick list', async () => {
  const family = await familyOfMia(server)
  const { childId, call } = family
  const good = (title: string, points: number) =>
    call('POST', '/api/behaviors', { childId, type: 'reward', title, points })
  await good('Fed the cat', 25)
  // As Mia's parents see it; the server keeps it under another name.
  await good('Tidied the toys', 10)
  await call('POST', '/api/behaviors', { childId, type: 'reward', category: 'gift', title: 'Birthday', points: 50 })
  await family.correct('Shouted')
  await openApp(family, PATH)
  await tap('Add your own')
  const recent = within(await screen.findByRole('group', { name: 'Recent good things' }))
  expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Fed the cat'])
  await tap('Fed the cat')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Fed the cat')
  expect(screen.getByLabelText<HTMLInputElement>('Points to give').value).toBe('25')
  expect(await family.lines()).toHaveLength(4)
})
