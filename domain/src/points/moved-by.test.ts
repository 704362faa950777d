import { expect, test } from 'vitest'
import { movedBy } from './moved-by.ts'

test.each([
  [10, 3, 10],
  [-2, 3, -2],
  [-5, 3, -3],
  // As it was before the family chose so.
  [-5, -4, 0],
  [10, -4, 10],
])('%i moves a balance of %i by %i where points stop at zero', (points, balance, moved) => {
  expect(balance + movedBy(points, balance, { keepBalancesAtZero: true })).toBe(balance + moved)
  expect(movedBy(points, balance, { keepBalancesAtZero: false })).toBe(points)
})
