import { expect, test } from 'vitest'
import { newLeaf, place } from './drift.ts'

test('every leaf begins above the screen, stays near its column and falls out below', () => {
  for (const chance of [0, 0.5, 0.999]) {
    const leaf = newLeaf(() => chance)
    expect(place(leaf, 0, 390, 844).y).toBeLessThan(0)
    const halfway = place(leaf, leaf.waits + leaf.falls / 2, 390, 844)
    expect(Math.abs(halfway.x - chance * 390)).toBeLessThan(40)
    expect(place(leaf, 4600, 390, 844).y).toBeGreaterThan(844)
  }
})
