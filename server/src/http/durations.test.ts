import { expect, test } from 'vitest'
import { Durations, histogram } from './durations.ts'

const of = (...all: number[]) => {
  const durations = new Durations()
  for (const milliseconds of all) durations.observe(milliseconds)
  return durations
}

test('what was observed is told as a histogram, each series by itself', () => {
  const text = histogram('wait_seconds', 'How long it took', [
    ['route="/a",status="200"', of(0.5, 1, 3, 60_000)],
    ['route="/b",status="200"', of(700)],
  ])
  const lines = text.split('\n')
  expect(lines.slice(0, 2)).toEqual(['# HELP wait_seconds How long it took', '# TYPE wait_seconds histogram'])
  const value = (series: string) => lines.find((line) => line.startsWith(`${series} `))?.split(' ')[1]
  const upTo = (le: string) => value(`wait_seconds_bucket{le="${le}",route="/a",status="200"}`)
  expect(['0.001', '0.0025', '0.005', '10', '+Inf'].map(upTo)).toEqual(['2', '2', '3', '3', '4'])
  expect(value('wait_seconds_count{route="/a",status="200"}')).toBe('4')
  expect(Number(value('wait_seconds_sum{route="/a",status="200"}'))).toBeCloseTo(60.0045)
  expect(value('wait_seconds_count{route="/b",status="200"}')).toBe('1')
})

test('without labels it is told too, before anything was observed', () => {
  const text = histogram('wait_seconds', 'How long it took', [['', of()]])
  expect(text).toContain('wait_seconds_bucket{le="0.0025"} 0\n')
  expect(text).toContain('wait_seconds_count 0\n')
  expect(text).toMatch(/^(# (HELP|TYPE) wait_seconds .+\n|wait_seconds_\w+(\{[^}]+\})? \S+\n)+$/)
})
