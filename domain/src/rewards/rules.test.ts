import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rewardCategory } from './model.ts'
import { byReach, canAfford, daysToGo, isOnShelf, whyNotRedeem } from './rules.ts'

describe('a reward', () => {
  const zoo = { pointsCost: 30 }

  test('can be had at exactly its price', () => {
    expect(whyNotRedeem(zoo, { points: 30, pointsSpent: 30 })).toBeUndefined()
    expect(whyNotRedeem(zoo, { points: 29, pointsSpent: 30 })).toBe('insufficient_points')
    expect(whyNotRedeem(zoo, { points: -1, pointsSpent: 30 })).toBe('insufficient_points')
  })

  test('is not had at another price than it was seen, dearer or cheaper', () => {
    for (const pointsSpent of [29, 31, 0, -30])
      expect(whyNotRedeem(zoo, { points: 100, pointsSpent })).toBe('price_changed')
    expect(whyNotRedeem(zoo, { points: 0, pointsSpent: 29 })).toBe('price_changed')
  })
})

test('what can be had now comes first, the dearest on top; then what is nearest', () => {
  const sorted = (points: number) =>
    [100, 30, 60, 40, 200].map((pointsCost) => ({ pointsCost })).toSorted(byReach(points))
  expect(sorted(60).map(({ pointsCost }) => pointsCost)).toEqual([60, 40, 30, 100, 200])
  expect(sorted(0).map(({ pointsCost }) => pointsCost)).toEqual([30, 40, 60, 100, 200])
  expect(sorted(500).map(({ pointsCost }) => pointsCost)).toEqual([200, 100, 60, 40, 30])
})

test('whatever the balance, all that can be had stands before all that cannot', () => {
  const prices = fc.array(fc.integer({ min: 1, max: 500 }))
  fc.assert(
    fc.property(prices, fc.integer({ min: -100, max: 600 }), (costs, points) => {
      const reach = costs.map((pointsCost) => ({ pointsCost })).toSorted(byReach(points))
      const can = reach.map(({ pointsCost }) => canAfford(points, pointsCost))
      expect(can).toEqual(can.toSorted((one, other) => Number(other) - Number(one)))
    }),
  )
})

test('two shelves hold all eight categories', () => {
  const on = (shelf: 'all' | 'gift' | 'privilege') => rewardCategory.options.filter((one) => isOnShelf(one, shelf))
  expect(on('all')).toEqual(rewardCategory.options)
  expect(on('gift')).toEqual(['gift', 'toy', 'book', 'treat', 'other'])
  expect(on('privilege')).toEqual(['privilege', 'activity', 'outing'])
})

test('the days to go are told while there is a pace and a way to go', () => {
  expect(daysToGo(30, 10, 5)).toBe(4)
  expect(daysToGo(30, 10, 7)).toBe(3)
  expect(daysToGo(30, -10, 10)).toBe(4)
  expect(daysToGo(30, 30, 5)).toBeUndefined()
  expect(daysToGo(30, 10, null)).toBeUndefined()
})
