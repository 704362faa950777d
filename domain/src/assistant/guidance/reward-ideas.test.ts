import { expect, test } from 'vitest'
import { bands } from '../band.ts'
import { IDEAS, type IdeaKey, ideasLeft } from './reward-ideas.ts'

test.each(bands)('at %s there are eight ideas at least, and one that is near as long as six are left', (band) => {
  const near = band === '1-3' || band === '4-5' ? 1 : 3
  const all = ideasLeft(band, () => false)
  expect(all.length).toBeGreaterThanOrEqual(8)
  expect(new Set(all).size).toBe(all.length)
  for (const takes of [1, 2, 3]) {
    const taken = new Set<IdeaKey>()
    while (all.length - taken.size >= 6) {
      const offered = ideasLeft(band, (key) => taken.has(key)).slice(0, 3)
      expect([band, takes, offered.map((key) => IDEAS[key].days)]).toSatisfy(() =>
        offered.some((key) => IDEAS[key].days <= near),
      )
      for (const key of offered.slice(0, takes)) taken.add(key)
    }
  }
})
