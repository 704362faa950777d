import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { SECTIONS, type Section } from './document.ts'

const createdAt = '2026-03-29T12:00:00.000Z'
const unseen = '\u200b'.repeat(10)
const goal = { id: 'a', childId: 'b', title: 'Read', difficulty: 'easy', points: 5, createdAt, deletedAt: null }
const own = { id: 'a', childId: 'b', createdAt }

test.each<[Section, string, object]>([
  ['habits', 'description', { ...goal, targetDays: 7 }],
  ['skills', 'description', { ...goal, targetValue: null, targetUnit: null, dueDate: null, declaredDoneAt: null }],
  ['moments', 'content', { ...own, weather: 'sunny', mood: 'happy', date: '2026-03-29', photoUrl: null, lineId: 'c' }],
  ['feedback', 'message', { id: 'a', caregiverId: 'b', feedbackType: 'bug', subject: 'The sky', createdAt }],
])('of %s a %s that shows nothing, as it was once kept, is taken up empty, and is the same from then on', (...told) => {
  const [section, name, record] = told
  const taken = z.parse<z.ZodMiniType>(SECTIONS[section], { ...record, [name]: unseen })
  expect(taken).toEqual({ ...record, [name]: '' })
  expect(z.parse<z.ZodMiniType>(SECTIONS[section], taken)).toEqual(taken)
})
