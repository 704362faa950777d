import { expect, test } from 'vitest'
import type { Activity } from '../timeline/model.ts'
import type { Habit } from './model.ts'
import { openToday } from './open-today.ts'

const habit = (id: string, isCompleted = false) => ({ id, isCompleted }) as Habit
const line = (metadata: object) => ({ metadata: JSON.stringify(metadata) }) as Activity
const checkIn = (habitId: string, date: string) => line({ cause: 'check-in', habitId, date })
const today = '2026-11-20'

test('what was kept today is not open, what was filled in for yesterday is', () => {
  const lines = [checkIn('teeth', today), checkIn('read', '2026-11-19')]
  expect(openToday([habit('teeth'), habit('read'), habit('bed')], lines, today)).toEqual({ open: 2, all: 3 })
})

test('a finished habit waits for nothing', () => {
  expect(openToday([habit('teeth', true), habit('read')], [], today)).toEqual({ open: 1, all: 1 })
})

test('lines of other kinds, or that nobody can read, are no check-ins', () => {
  const lines = [{ metadata: '{' } as Activity, { metadata: null } as Activity, line({ cause: 'skill-completed' })]
  expect(openToday([habit('teeth')], lines, today)).toEqual({ open: 1, all: 1 })
})
