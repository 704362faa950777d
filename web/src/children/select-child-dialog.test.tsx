// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { pretendToDraw } from '../drawing-testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())
beforeEach(pretendToDraw)

const tap = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))

test('what can be undone of one child is not offered any more when another is chosen', async () => {
  const family = await server.newFamilyWithChild()
  await family.call('POST', '/api/children', { name: 'Leo' })
  await openApp(family, '/?screen=behaviors')
  await tap(/^Said hello/)
  await screen.findByRole('button', { name: 'Undo' })
  await tap(/^Mia/)
  expect(screen.getByRole('button', { name: 'Undo', hidden: true })).toBeTruthy()
  await tap(/^Leo/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
