import { expect, type Page } from '@playwright/test'
import { newFamily } from '../family.ts'
import { addHabit, addReward, addSkill, behave, keepMoment } from '../records.ts'
import { test } from '../test.ts'
import { inviteBy } from '../two-phones.ts'

/** What someone hears who does not see; what changes with the day is left out of `e2e/heard`. */
const hears = async (page: Page, screens: Record<string, string>) => {
  for (const [name, path] of Object.entries(screens)) {
    await page.goto(`/en${path}`)
    await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  }
}

test('a stranger hears what Sprout is, and the way in', async ({ page }) => {
  await hears(page, { landing: '/', 'sign-in': '/sign-in', 'not-found': '/nowhere' })
})

test('whoever comes by a link hears what it opens', async ({ page }) => {
  await newFamily(page, 'Mia')
  const { hash } = new URL((await inviteBy(page)).url)
  await page.context().clearCookies()
  await hears(page, { join: `/join${hash}`, 'new-password': '/reset-password#secret' })
})

test('a parent hears on each screen whose it is, what there is, and what can be done', async ({ page }) => {
  await newFamily(page, 'Mia', 'Leo')
  await behave(page, { title: 'Helped to cook', points: 50 })
  await addHabit(page, { title: 'Brush teeth', targetDays: 7 }, [0])
  await addSkill(page, { title: 'Swim', targetValue: 100, targetUnit: 'metres' }, [40])
  await keepMoment(page, { content: 'We flew a kite.' })
  await addReward(page, { title: 'Ice cream', pointsCost: 10, category: 'treat' })
  await hears(page, {
    ...{ home: '/', timeline: '/?tab=timeline', rewards: '/?tab=rewards', profile: '/?tab=profile' },
    ...{ behaviors: '/?screen=behaviors', habits: '/?screen=habits', skills: '/?screen=skills' },
    ...{ moments: '/?screen=moments', family: '/?tab=profile&screen=family', chat: '/ai-chat' },
    ...{ 'week-sheet': '/?tab=profile&screen=weekSheet', 'growth-book': '/?tab=profile&screen=growthBook' },
  })
})
