import { expect, test } from 'vitest'
import { grouped } from './grouped.ts'

test('what has the same key is together, in its order', () => {
  const numbers = grouped([3, 1, 4, 1, 5], (number) => number % 2 === 0)
  expect([...numbers]).toEqual([
    [false, [3, 1, 1, 5]],
    [true, [4]],
  ])
})
