// @vitest-environment jsdom

import type { User } from '@sprout/domain/accounts/model'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentUser } from '../accounts/current-user.ts'
import { behind } from '../api/clock.ts'
import { newQueryClient } from '../api/query-client.ts'
import { useToday } from './today.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T02:59:50Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  behind.set(0)
})

const Today = () => <output>{useToday()}</output>
const today = () => screen.getByRole('status').textContent

function open({ signedIn = true, timeZone = 'Europe/Madrid' } = {}) {
  const queries = newQueryClient()
  const family = { id: 'f', timeZone, dayStartsAt: 4, keepBalancesAtZero: false, today: '2026-11-01' }
  const user: User = { id: 'u', name: 'Ana', email: 'ana@example.org', family }
  queries.setQueryData(currentUser.queryKey, signedIn ? user : null)
  render(
    <QueryClientProvider client={queries}>
      <Today />
    </QueryClientProvider>,
  )
}

test("today is the family's, and turns when their day begins", () => {
  open()
  expect(today()).toBe('2026-11-19')
  act(() => void vi.advanceTimersByTime(30_000))
  expect(today()).toBe('2026-11-20')
})

test('a browser too old to know the zone tells the day by its own', () => {
  vi.setSystemTime(new Date('2026-11-20T12:00:00Z'))
  open({ timeZone: 'America/Founded_Tomorrow' })
  expect(today()).toBe('2026-11-20')
})

test('a phone that slept for days looks at once when it is opened', () => {
  open()
  vi.setSystemTime(new Date('2026-11-25T12:00:00Z'))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(today()).toBe('2026-11-25')
})

test('a phone whose clock is wrong tells the day by the server’s, from the moment it is known', () => {
  open()
  act(() => behind.set(365 * 86_400_000))
  expect(today()).toBe('2027-11-19')
})

test('a screen drawn between the end of the session and the closing of the door keeps the family known last', () => {
  open()
  cleanup()
  open({ signedIn: false })
  expect(today()).toBe('2026-11-19')
})
