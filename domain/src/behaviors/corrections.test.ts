import { expect, test } from 'vitest'
import type { Activity } from '../timeline/model.ts'
import { namedBefore, openCorrections } from './corrections.ts'

const line = (id: string, category: string, repairs: string | null = null) =>
  ({ id, repairs, metadata: JSON.stringify({ cause: 'behavior', category, difficulty: null }) }) as Activity

test('a correction is open until a remedy names it', () => {
  const pushed = line('pushed', 'needs_improvement')
  const shouted = line('shouted', 'needs_improvement')
  const lines = [line('sorry', 'remedy', 'pushed'), shouted, line('tidied', 'good'), pushed]
  expect(openCorrections(lines)).toEqual([shouted])
  expect(openCorrections(lines.slice(1))).toEqual([shouted, pushed])
})

test('a remedy that names nothing makes nothing good', () => {
  expect(openCorrections([line('remedy', 'remedy'), line('pushed', 'needs_improvement')])).toHaveLength(1)
})

test('of what is called alike only the newest counts, corrections and good deeds each for themselves', () => {
  const called = (title: string, category = 'needs_improvement') => ({ ...line(title, category), title })
  const lines = [called('Tidied', 'good'), called('Shouted'), called('Pushed'), called(' shouted'), called('Pushed')]
  expect(namedBefore(lines, 'needs_improvement')).toEqual([lines[1], lines[2]])
  expect(namedBefore(lines, 'good')).toEqual([lines[0]])
})
