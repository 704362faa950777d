import { describe, expect, test } from 'vitest'
import { MOODS, newMoment, WEATHERS } from './model.ts'

const snow = { childId: 'mia', weather: 'snowy', mood: 'excited' }
const complaint = (said: object) => {
  const read = newMoment.safeParse({ ...snow, ...said })
  return read.success ? undefined : read.error.issues[0]?.message
}

test('every weather and mood of the text is there, the extra words too', () => {
  expect(WEATHERS).toEqual(['sunny', 'cloudy', 'rainy', 'snowy', 'stormy', 'windy', 'foggy'])
  const first = [
    'very_happy',
    'happy',
    'excited',
    'calm',
    'surprised',
    'neutral',
    'tired',
    'worried',
    'sad',
    'very_sad',
  ]
  expect(MOODS.toSorted()).toEqual([...first, 'angry', 'proud', 'grateful'].toSorted())
})

describe('a moment', () => {
  test('needs weather and mood; the story is optional', () => {
    expect(newMoment.parse(snow)).toEqual(snow)
    expect(complaint({ content: null })).toBeUndefined()
    for (const weather of [undefined, null, '', 'hail']) expect(complaint({ weather })).toBe('weather_required')
    for (const mood of [undefined, null, '', 'Happy']) expect(complaint({ mood })).toBe('mood_required')
  })

  test('tells a story of 2,000 characters at most, in lines', () => {
    expect(newMoment.parse({ ...snow, content: ' We built\na snowman ☃️ ' }).content).toBe('We built\na snowman ☃️')
    expect(complaint({ content: '雪'.repeat(2000) })).toBeUndefined()
    expect(complaint({ content: '雪'.repeat(2001) })).toBe('too_long')
  })

  test('is of a day of our time, of today when nobody says', () => {
    for (const date of [undefined, null, '1900-01-01', '2024-02-29']) expect(complaint({ date })).toBeUndefined()
    expect(complaint({ date: '1899-12-31' })).toBe('invalid')
    for (const date of ['2026-02-29', 'yesterday']) expect(complaint({ date })).toBe('invalid')
    expect(complaint({ date: '' })).toBe('day_required')
  })
})
