import type { Activity } from '@sprout/domain/timeline/model'
import { expect, test } from 'vitest'
import { pairsOf } from './pairs.ts'

const line = (id: string, repairs: string | null = null) => ({ id, repairs }) as Activity

test('a remedy and its correction know each other; of two remedies the correction knows the latest', () => {
  const [later, sooner, correction, other] = [line('c', 'a'), line('b', 'a'), line('a'), line('0')]
  const pairs = pairsOf([later, sooner, correction, other])
  expect(pairs.get('c')).toEqual({ relation: 'repairs', other: correction })
  expect(pairs.get('b')).toEqual({ relation: 'repairs', other: correction })
  expect(pairs.get('a')).toEqual({ relation: 'repairedBy', other: later })
  expect(pairs.has('0')).toBe(false)
})

test('a remedy for something further back than was loaded is one all the same', () => {
  expect(pairsOf([line('b', 'a')]).get('b')).toEqual({ relation: 'repairs', other: undefined })
})
