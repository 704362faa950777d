import { expect, test } from 'vitest'
import type { Activity } from '../timeline/model.ts'
import type { Habit } from './model.ts'
import { openToday } from './open-today.ts'

const habit = (id: string, isCompleted = false) =>
  ({ id, isCompleted, createdAt: '2026-11-19T12:00:00.000Z', lastKeptOn: null }) as Habit
const line = (metadata: object) => ({ metadata: JSON.stringify(metadata) }) as Activity
const checkIn = (habitId: string, date: string) => line({ cause: 'check-in', habitId, date })
const today = '2026-11-20'
const now = { today, family: { timeZone: 'Europe/Madrid', dayStartsAt: 0 } }

test('what was kept today is not open, what was filled in for yesterday is', () => {
  const lines = [checkIn('teeth', today), checkIn('read', '2026-11-19')]
  expect(openToday([habit('teeth'), habit('read'), habit('bed')], lines, now)).toEqual({ open: 2, all: 3 })
})

test('a finished habit waits for nothing', () => {
  expect(openToday([habit('teeth', true), habit('read')], [], now)).toEqual({ open: 1, all: 1 })
})

test('lines of other kinds, or that nobody can read, are no check-ins', () => {
  const lines = [{ metadata: '{' } as Activity, { metadata: null } as Activity, line({ cause: 'skill-completed' })]
  expect(openToday([habit('teeth')], lines, now)).toEqual({ open: 1, all: 1 })
})

test('a habit that rests is not asked for, until a check-in is on its way', () => {
  const resting = { ...habit('piano'), createdAt: '2025-01-01T12:00:00.000Z', lastKeptOn: '2025-04-01' }
  expect(openToday([habit('teeth'), resting], [], now)).toEqual({ open: 1, all: 1 })
  const waiting = (id: string) => (id === 'piano' ? [today] : [])
  expect(openToday([habit('teeth'), resting], [], { ...now, waiting })).toEqual({ open: 1, all: 2 })
})
