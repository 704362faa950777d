import { vi } from 'vitest'
import { Waiting } from '../api/act.ts'
import { jsonReply } from '../api/reply-testing.ts'
import type { Entry } from './entry.ts'
import { rows } from './store-testing.ts'

export const tapped = (key: string): Entry => ({
  version: 1,
  key,
  caregiver: { id: 'ana', name: 'Ana' },
  method: 'POST',
  path: '/api/behaviors',
  body: { title: key },
  lists: [],
  line: { childId: 'mia', title: key, points: 10 },
})
export const keys = () => [...rows.values()].map((entry) => (entry as Entry).key)

export const fetched = vi.fn<typeof fetch>()

/** A phone with nothing in its outbox, whose calls are answered by `fetched`. */
export function freshPhone() {
  rows.clear()
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('indexedDB', {})
}

export const done = () => jsonReply({}, 201)

/** What a tap is told. */
export const cameOf = (tap: Promise<unknown>) =>
  tap.then(
    () => 'done',
    (failure: unknown) => (failure instanceof Waiting && failure.waits ? 'waits' : 'elsewhere'),
  )
