// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { behind, behindAsKept, byServer } from '../api/clock.ts'
import { setClock } from './set-clock.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const server = new Date('2026-11-23T18:00:00Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  behind.set(0)
})

/** The server says its time to a device that shows something else, after `took`. */
function hear({ shows, took = 0 }: { shows: number; took?: number }) {
  vi.setSystemTime(shows)
  setClock(server.toISOString(), shows - took)
}

test.each([-365 * DAY, -DAY, -3 * MINUTE, 3 * MINUTE, DAY])('a clock that is %d ms off is put right', (off) => {
  hear({ shows: server.getTime() + off })
  expect(byServer()).toBe(server.getTime())
  expect(byServer(Date.now() - MINUTE)).toBe(server.getTime() - MINUTE)
})

test('a clock that is nearly right is left alone, and so is one whose answer was long on its way', () => {
  hear({ shows: server.getTime() + MINUTE })
  expect(behind.current()).toBe(0)
  hear({ shows: server.getTime() + 10 * MINUTE, took: 10 * MINUTE })
  expect(behind.current()).toBe(0)
})

test('what was learned does not move by the way of the next answer', () => {
  hear({ shows: server.getTime() - DAY })
  hear({ shows: server.getTime() - DAY + MINUTE })
  expect(behind.current()).toBe(DAY)
})

test('a clock that was put right is believed again', () => {
  hear({ shows: server.getTime() - DAY })
  hear({ shows: server.getTime() })
  expect(behind.current()).toBe(0)
  expect(localStorage).toHaveLength(0)
})

test('a server that says nothing of its clock changes nothing', () => {
  hear({ shows: server.getTime() - DAY })
  setClock(null, Date.now())
  expect(behind.current()).toBe(DAY)
})

test.each([-DAY, 365 * DAY])('without a signal, %d ms hold until the clock looks put right', (off) => {
  const shows = server.getTime() - off
  hear({ shows })
  vi.setSystemTime(shows + 3 * MINUTE)
  expect(behindAsKept()).toBe(off)
  vi.setSystemTime(server.getTime() + 3 * MINUTE)
  expect(behindAsKept()).toBe(0)
})

test('another tab that learns it tells this one', () => {
  localStorage.setItem('sprout.clock', `${DAY} ${Date.now()}`)
  window.dispatchEvent(new StorageEvent('storage', { key: 'sprout.clock' }))
  expect(behind.current()).toBe(DAY)
})
