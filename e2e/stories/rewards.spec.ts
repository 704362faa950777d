import { expect, type Page } from '@playwright/test'
import { languages } from '@sprout/domain/language'
import { call } from '../call.ts'
import { newFamily, pointsOf } from '../family.ts'
import { holdCalls } from '../held-calls.ts'
import { keepNotices } from '../keep-notices.ts'
import { rewardsOf } from '../kept.ts'
import { addReward, behave, redeem } from '../records.ts'
import { test } from '../test.ts'
import { wordsIn } from '../words.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const asked = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true })
const titles = (page: Page) => page.getByRole('article').getByRole('heading')

/** A child who has earned these points. */
async function childWith(page: Page, ...earned: number[]) {
  await newFamily(page, 'Mia')
  for (const points of earned) await behave(page, { title: 'Helped', points })
}

test('a reward is added, earned, redeemed, remembered and taken back', async ({ page }) => {
  await keepNotices(page)
  await childWith(page, 100, 50)
  await page.goto('/?tab=rewards')
  await button(page, 'Add a reward').click()
  await page.getByRole('radio', { name: 'Privilege', exact: true }).check()
  await page.getByLabel('Reward name').fill('Film night')
  await button(page, '120').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add a reward' }).click()
  await expect(page.getByText('Reward added')).toBeVisible()
  await expect(titles(page).first()).toHaveText('Film night')
  await button(page, 'Redeem: Film night').click()
  await expect(page.getByText('It costs 120 points. Mia has 30 left after that.')).toBeVisible()
  await asked(page, 'Redeem').click()
  await expect(page.getByText('Earned with 120 points. Enjoy it, Mia!')).toBeVisible()
  await expect.poll(() => pointsOf(page)).toBe(30)
  await button(page, 'Lovely').click()
  await tab(page, 'Redeemed').click()
  await expect(page.getByRole('tabpanel').getByText('−120')).toBeVisible()
  await button(page, 'Undo').click()
  await expect(page.getByText('Undone: Film night')).toBeVisible()
  await expect(page.getByText('Nothing redeemed yet')).toBeVisible()
  await expect.poll(() => pointsOf(page)).toBe(150)
})

test('a double tap on a slow line redeems once', async ({ page }) => {
  await childWith(page, 70)
  await page.goto('/?tab=rewards')
  await button(page, 'Redeem: Snack choice').click()
  const line = await holdCalls(page, '**/api/rewards/redeem')
  await asked(page, 'Redeem').dblclick()
  await expect(asked(page, 'Redeem')).toHaveAttribute('aria-busy', 'true')
  line.letGo()
  await expect(page.getByText('Earned with 30 points. Enjoy it, Mia!')).toBeVisible()
  await expect.poll(() => pointsOf(page)).toBe(40)
})

test('what is too dear says so, and asks nothing', async ({ page }) => {
  await childWith(page, 10)
  await page.goto('/?tab=rewards')
  await button(page, 'Redeem: Toy car').click({ force: true })
  const notice = page.getByRole('alert').filter({ hasText: 'Insufficient points' })
  await expect(notice).toContainText('It costs 100 points, and the balance is 10.')
  await expect(page.getByRole('alertdialog')).toBeHidden()
})

test('a picture is as wide as its card, however wide that is', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/?tab=rewards')
  const card = page.getByRole('article').first()
  // Both at one moment.
  const widths = () =>
    card.evaluate((whole) =>
      [whole, whole.querySelector('.reward-picture')!].map((each) => each.getBoundingClientRect().width),
    )
  for (const width of [320, 560, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(async () => new Set(await widths()).size).toBe(1)
  }
})

test('what a reward costs stands under its name, also beside one that is told at length', async ({ page }) => {
  await childWith(page, 40)
  await addReward(page, { title: 'A cake', pointsCost: 30, description: 'With a candle for each year. '.repeat(4) })
  await page.goto('/?tab=rewards')
  await expect(titles(page)).toHaveCount(7)
  const gapIn = (card: Element) => {
    const [name, price] = ['.reward-card-words > :last-child', '.reward-card-price'].map((part) =>
      card.querySelector(part)!.getBoundingClientRect(),
    )
    return Math.round(price!.top - name!.bottom)
  }
  // Each at one moment: a letter's own shape may come later.
  const gaps = async () => Promise.all((await page.getByRole('article').all()).map((card) => card.evaluate(gapIn)))
  await expect.poll(async () => new Set(await gaps()).size).toBe(1)
})

test('the store by keyboard alone', async ({ page }) => {
  await childWith(page, 70)
  await page.goto('/?tab=rewards')
  await tab(page, 'My rewards').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true')
  await expect(titles(page).first()).toHaveText('Toy car')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(titles(page)).toHaveText(['Extra screen time', 'Later bedtime'])
  await button(page, 'Redeem: Later bedtime').press('Enter')
  await asked(page, 'Redeem').press('Enter')
  await expect(page.getByText('Earned with 40 points. Enjoy it, Mia!')).toBeVisible()
})

test('what was redeemed comes in pages', async ({ page }) => {
  await childWith(page, 100)
  const hug = await addReward(page, { title: 'A hug', pointsCost: 1 })
  for (let nth = 0; nth < 21; nth++) await redeem(page, hug)
  await page.goto('/?tab=rewards')
  await tab(page, 'Redeemed').click()
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  await expect(rows).toHaveCount(20)
  await button(page, 'Load more').click()
  await expect(rows).toHaveCount(21)
  await expect(button(page, 'Load more')).toBeHidden()
})

for (const language of languages) {
  test(`the store is emptied and filled in ${language}`, async ({ page }) => {
    const t = wordsIn(language)
    await childWith(page)
    for (const { id } of (await rewardsOf(page)).slice(1)) await call(page, 'DELETE', `rewards/${id}`)
    await page.goto(`/${language}?tab=rewards`)
    await button(page, t('rewards.remove', { title: t('rewards.presets.toy_car') })).click()
    await asked(page, t('rewards.removeConfirm')).click()
    await expect(page.getByText(t('rewards.removed'))).toBeVisible()
    await button(page, t('rewards.addCustom')).click()
    await page.getByLabel(t('rewards.form.imageUrl')).fill('http://example.org/a.png')
    const add = page.getByRole('dialog').getByRole('button', { name: t('rewards.add') })
    await add.click()
    await expect(page.getByText(t('complaints.reward_name_required'))).toBeVisible()
    await expect(page.getByText(t('complaints.image_url_invalid'))).toBeVisible()
    await page.getByLabel(t('rewards.form.title')).fill('👨‍👩‍👧‍👦 Picnic')
    await page.getByLabel(t('rewards.form.imageUrl')).fill('')
    await add.click()
    await expect(titles(page)).toHaveText(['👨‍👩‍👧‍👦 Picnic'])
  })
}
