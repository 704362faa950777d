import { expect, test } from 'vitest'
import { type Metadata, readMetadata } from './metadata.ts'
import { activityType, CAUSES, PAGE, page } from './model.ts'

const known: Metadata[] = [
  { cause: 'behavior', category: 'gift', difficulty: null },
  { cause: 'check-in', habitId: 'reading', date: '2026-03-29' },
  { cause: 'habit-completed', habitId: 'reading', targetDays: 21 },
  { cause: 'score', skillId: 'rope', score: 12.5, unit: 'times' },
  { cause: 'skill-completed', skillId: 'rope' },
  { cause: 'moment', momentId: 'first', weather: 'foggy', mood: 'proud', date: '2026-03-29' },
  { cause: 'redemption', rewardId: 'zoo', presetKey: null, category: 'outing' },
]

test('what a line knows is read as it was written, whatever it came of', () => {
  for (const metadata of known) expect(readMetadata(JSON.stringify(metadata))).toEqual(metadata)
  expect(known.map(({ cause }) => cause)).toEqual(Object.keys(CAUSES))
})

test('what is no such thing is silently nothing', () => {
  const broken = ['', '{', 'null', '[]', '"x"', '5', '{}', '{"cause":"magic"}', '{"cause":"check-in"}']
  for (const text of [null, ...broken]) expect(readMetadata(text)).toBeUndefined()
  expect(readMetadata('{"cause":"moment","momentId":"x","weather":"hail","mood":"sad","date":"2026-01-01"}')).toBe(
    undefined,
  )
})

test('every line is one of five kinds of activity', () => {
  expect(activityType.options).toEqual(['behavior', 'habit', 'skill', 'moment', 'reward'])
  expect(new Set(Object.values(CAUSES))).toEqual(new Set(activityType.options))
})

test('a page has 1 to 200 lines, 50 unless asked; the timeline shows 20', () => {
  expect(PAGE).toEqual({ usual: 50, shown: 20, most: 200 })
  expect(page.parse({})).toEqual({ limit: 50 })
  expect(page.parse({ limit: '200', before: 'line' })).toEqual({ limit: 200, before: 'line' })
  for (const limit of ['0', '-1', '201', '1.5', 'all', '1e400']) expect(page.safeParse({ limit }).success).toBe(false)
  expect(page.safeParse({ before: 'no line' }).success).toBe(false)
})
