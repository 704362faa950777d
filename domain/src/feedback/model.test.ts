import { expect, test } from 'vitest'
import { complaints } from '../refusal.ts'
import { FEEDBACK, FEEDBACK_TYPES, newFeedback } from './model.ts'

const idea = { feedbackType: 'feature', subject: 'Stickers', message: 'More stickers, please' }
const complaint = (said: object) => {
  const issue = newFeedback.safeParse({ ...idea, ...said }).error?.issues[0]?.message
  return issue && complaints[issue as keyof typeof complaints]
}

test('feedback is of one of four types', () => {
  expect(FEEDBACK_TYPES).toEqual(['bug', 'feature', 'improvement', 'general'])
  for (const feedbackType of FEEDBACK_TYPES) expect(complaint({ feedbackType })).toBeUndefined()
  for (const feedbackType of [undefined, null, '', 'praise'])
    expect(complaint({ feedbackType })).toBe('Please select a feedback type')
})

test('its subject has at least 3 characters, without the blanks around', () => {
  expect(newFeedback.parse({ ...idea, subject: ' abc ' }).subject).toBe('abc')
  for (const subject of [undefined, '', 'ab', ' ab ', ' '])
    expect(complaint({ subject })).toBe('Subject must be at least 3 characters')
  expect(complaint({ subject: 'a'.repeat(101) })).toBe('Too long')
})

test('its message has at least 10 characters, and 4,000 at most', () => {
  expect(FEEDBACK.message).toEqual({ min: 10, max: 4000 })
  for (const message of ['a'.repeat(10), 'a'.repeat(4000)]) expect(complaint({ message })).toBeUndefined()
  for (const message of ['', 'a'.repeat(9), `${'a'.repeat(9)}   `])
    expect(complaint({ message })).toBe('Message must be at least 10 characters')
  expect(complaint({ message: 'a'.repeat(4001) })).toBe('Too long')
})
