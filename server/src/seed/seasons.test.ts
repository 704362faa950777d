import { addDays } from '@sprout/domain/calendar'
import { expect, test } from 'vitest'
import { newChance } from './chance.ts'
import { type Growing, moments, type Scene } from './deeds.ts'
import { DAYS, type StoryKey } from './plan.ts'
import { words } from './words/words.ts'

type Told = { day: string; weather: string; content: string }

/** What would be told of three children in the months up to a day. */
async function toldUpTo(today: string) {
  const all: Told[] = []
  const chance = newChance()
  const children = [0, 1, 2].map((at) => ({ at, child: { id: `${at}` }, told: new Set<StoryKey>() }))
  for (let daysAgo = DAYS; daysAgo >= 0; daysAgo--) {
    const day = addDays(today, -daysAgo)
    const say = async (_: unknown, { body }: { body: Told }) => all.push({ ...body, day })
    const scene = { say, chance, words: words.en, today: day, daysAgo } as unknown as Scene
    const deeds = children.flatMap((growing) => moments(scene, growing as unknown as Growing))
    for (const { happen } of deeds) await happen()
  }
  return all
}

test.each(['2026-03-29', '2026-07-26', '2026-11-22'])('up to %s, what is told fits its day', async (today) => {
  const all = await toldUpTo(today)
  const monthsOf = (fits: (told: Told) => boolean) => all.filter(fits).map(({ day }) => Number(day.slice(5, 7)))
  const { first_snow, stars } = words.en.stories
  const snowy = monthsOf(({ weather, content }) => weather === 'snowy' || content === first_snow)
  expect(snowy.filter((month) => month > 2 && month < 12)).toEqual([])
  expect(monthsOf(({ content }) => content === stars).filter((month) => month < 5 || month > 9)).toEqual([])
  const stories = all.filter(({ content }) => content)
  expect(stories.length).toBeGreaterThan(35)
  expect(new Set(stories.map(({ content }) => content)).size).toBeGreaterThan(13)
})
