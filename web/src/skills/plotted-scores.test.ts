import { expect, test } from 'vitest'
import { GROUND, plotted, WIDTH } from './plotted-scores.ts'

const scores = (...values: number[]) => values.map((score, nth) => ({ score, recordedAt: `2026-11-1${nth}T08:00:00Z` }))

test('scores run from left to right, more is higher, and the target stands above what falls short of it', () => {
  const { points, targetAt } = plotted(scores(0, 40, 80), 100)
  const [first, second, third] = points
  expect(first?.y).toBe(GROUND)
  expect((first?.x ?? 0) < (second?.x ?? 0) && (second?.x ?? 0) < (third?.x ?? 0)).toBe(true)
  expect(third?.x).toBeLessThan(WIDTH)
  expect((second?.y ?? 0) > (third?.y ?? 0)).toBe(true)
  expect(targetAt).toBeLessThan(third?.y ?? 0)
})

test('the target stays in the picture when it is outdone', () => {
  const { points, targetAt } = plotted(scores(50, 150), 100)
  expect(targetAt).toBeGreaterThan(points[1]?.y ?? 0)
})

test('an open challenge has no target, a single score or a zero is no trouble', () => {
  expect(plotted(scores(3), null)).toMatchObject({ targetAt: null, points: [{ nth: 0 }] })
  expect(plotted(scores(0), null).points[0]?.y).toBe(GROUND)
})

test('of very many scores the latest are shown', () => {
  const many = Array.from({ length: 200 }, (_, score) => ({ score, recordedAt: '' }))
  const { points } = plotted(many, null)
  expect(points.length).toBeLessThan(50)
  expect(points.at(-1)?.y).toBeLessThan(points[0]?.y ?? 0)
})
