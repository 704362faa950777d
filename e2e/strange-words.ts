import type { Page } from '@playwright/test'
import { addChild, newFamily } from './family.ts'
import { addHabit, addReward, addSkill, behave, keepMoment, redeem } from './records.ts'

/** What someone writes who wants the page to do something else with it than to show it. */
export const BEGINS = '<img src=x onerror='
/** Pip calls a child by the words of its name that there is room for. */
export const CALLED = '<img src=x'
const TAGS = `${BEGINS}"ran=1"><script>ran=1</script><svg onload=ran=1>{{7*7}}<!--`
const hundred = (words: string) => [...words.repeat(100)].slice(0, 100).join('')
const texts = [
  TAGS,
  hundred('W'),
  hundred('قرأت كتابًا مع جدتها '),
  `${'👨‍👩‍👧‍👦'.repeat(7)} \u202elive\u202c Z\u0301\u0327\u0323\u0331`,
]

/** A family whose every name and title is hard to show: a child for each, the first of them with records of each. */
export async function strangeFamily(page: Page) {
  await newFamily(page)
  for (const name of texts) await addChild(page, { name, age: 7 })
  for (const title of texts) {
    await behave(page, { title, points: 100, description: title.repeat(3) })
    await addHabit(page, { title, description: title }, [0])
    await addSkill(page, { title, targetUnit: [...title].slice(0, 8).join('').trim(), targetValue: 100 }, [12.5])
    await keepMoment(page, { content: `${title}\n\n${title.repeat(5)}` })
    await redeem(page, await addReward(page, { title, description: title, pointsCost: 7 }))
  }
}

/** What reads from right to left, and ends with a sign that turns round easily. */
export const turning = { name: 'נועה (7)', title: 'قرأت 3 كتب!', unit: 'صفحات' }

/** A family that writes from right to left in an app that does not, with a record of each kind. */
export async function turningFamily(page: Page) {
  await newFamily(page, turning.name, 'Mia')
  const { title } = turning
  await behave(page, { title, points: 10, description: title })
  await addHabit(page, { title, targetDays: 5, description: title }, [0, 1])
  await addSkill(page, { title, targetUnit: turning.unit, targetValue: 5 }, [3])
  await keepMoment(page, { content: title })
  await redeem(page, await addReward(page, { title, description: title, pointsCost: 7 }))
  await addReward(page, { title, pointsCost: 50 })
}
