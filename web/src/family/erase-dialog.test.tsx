// @vitest-environment jsdom
import type { User } from '@sprout/domain/accounts/model'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { rows } from '../outbox/store-testing.ts'
import { openApp } from '../testing.tsx'

vi.mock('../api/database.ts', async (original) => {
  const { inStore } = await import('../outbox/store-testing.ts')
  return { ...(await original<object>()), inStore }
})

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

test('what anyone of an erased family has waiting on this phone goes with it, and nothing of others', async () => {
  const family = await server.newFamily()
  const { id, family: theirs } = (await family.call<User>('GET', '/api/auth/user')).body
  const wait = (at: number, caregiver: object) => rows.set(at, { id: at, caregiver: { name: 'Luis', ...caregiver } })
  wait(1, { id, familyId: theirs.id })
  wait(2, { id: 'luis', familyId: theirs.id })
  wait(3, { id: 'zoe', familyId: 'another' })
  // An earlier version did not say of which family.
  wait(4, { id })

  await openApp(family, '/?tab=profile&screen=family')
  await userEvent.click(await screen.findByRole('button', { name: /Erase the family’s data/ }))
  await userEvent.type(await screen.findByLabelText(/ERASE/), 'erase')
  await userEvent.click(screen.getByRole('button', { name: 'Erase everything' }))
  await waitFor(() => expect([...rows.keys()]).toEqual([3]))
})
