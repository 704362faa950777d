import { expect, type Page } from '@playwright/test'
import { languages } from '@sprout/domain/language'
import { newFamily } from '../family.ts'
import { cutCalls, holdCalls, refuseCalls } from '../held-calls.ts'
import { keepNotices } from '../keep-notices.ts'
import { linesOf } from '../kept.ts'
import { pressOn, tabTo } from '../keyboard.ts'
import { SENT_WITHIN } from '../outbox.ts'
import { putAway } from '../put-away.ts'
import { behave } from '../records.ts'
import { test } from '../test.ts'
import { wordsIn } from '../words.ts'

const PATH = '/en?screen=behaviors'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const points = (page: Page, count: number) =>
  expect(page.getByRole('link', { name: `${count} points, to the rewards` })).toBeVisible()

/** How many numbers have risen from now on: each is gone a second later, however slowly one looks. */
async function countRisen(page: Page) {
  const counting = await page.evaluateHandle(() => {
    const seen = { risen: 0 }
    const count = (added: NodeList) => [...added].filter((one) => one instanceof Element && one.matches('.rise')).length
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) seen.risen += count(addedNodes)
    }).observe(document.body, { childList: true })
    return seen
  })
  return () => counting.evaluate(({ risen }) => risen)
}

for (const language of languages) {
  test(`two taps from home, tidied toys are recorded, and undone with one, in ${language}`, async ({ page }) => {
    const t = wordsIn(language)
    const title = t('behaviors.presets.tidy_toys')
    await keepNotices(page)
    await newFamily(page, 'Mia')
    await page.goto(`/${language}`)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('modules.behaviors') })
      .tap()
    await button(page, title).tap()
    await expect(page.getByText(`+10 · ${title}`)).toBeVisible()
    await expect.poll(() => linesOf(page)).toMatchObject([{ title, points: 10 }])
    await button(page, t('points.undo')).tap()
    await expect(page.getByText(t('points.undone', { title }))).toBeVisible()
    await expect.poll(() => linesOf(page)).toEqual([])
  })

  test(`a correction is recorded and made good, in ${language}`, async ({ page }) => {
    const t = wordsIn(language)
    await keepNotices(page)
    await newFamily(page, 'Mia')
    await page.goto(`/${language}?screen=behaviors`)
    await button(page, t('behaviors.correction')).tap()
    await page.getByLabel(t('behaviors.form.punishment.name'), { exact: true }).fill('🥣 Leo')
    await button(page, t('behaviors.form.punishment.submit')).tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await putAway(page)
    await button(page, t('behaviors.remedy.small')).tap()
    await page
      .getByRole('dialog', { name: t('behaviors.makeGoodWhat') })
      .getByRole('button', { name: '🥣 Leo' })
      .tap()
    await expect(page.getByText(t('behaviors.madeGood', { title: '🥣 Leo' }))).toBeVisible()
    const [remedy, correction] = await linesOf(page)
    expect([remedy?.title, remedy?.points, correction?.points]).toEqual([t('behaviors.remedy.small'), 5, -5])
    expect(remedy?.repairs).toBe(correction?.id)
    await putAway(page)
    await button(page, t('behaviors.remedy.big')).tap()
    await expect(page.getByText(`+15 · ${t('behaviors.remedy.big')}`)).toBeVisible()
  })
}

test('a finger that taps twice gives a gift once, and sees it before the server answers', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto(PATH)
  const line = await holdCalls(page, '**/api/behaviors')
  const risen = await countRisen(page)
  await button(page, /Surprise gift\s*\+20/).dblclick()
  await points(page, 20)
  await expect.poll(risen).toBe(1)
  line.letGo()
  await expect(page.getByText('+20 · Surprise gift')).toBeVisible()
  await expect.poll(() => linesOf(page)).toMatchObject([{ title: 'Surprise gift', points: 20 }])
})

test('what the server did not hear waits, and is sent when it hears again', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto(PATH)
  const line = await cutCalls(page, '**/api/behaviors')
  await button(page, /^Said hello/).tap()
  await expect(page.getByText('Kept on this device. It is sent as soon as Sprout answers.')).toBeVisible()
  const waiting = page.getByRole('region', { name: 'Waiting to be sent' })
  await expect(waiting).toContainText('Said hello')
  await points(page, 10)
  await expect.poll(() => linesOf(page)).toEqual([])
  await line.mend()
  await expect(waiting).toBeHidden(SENT_WITHIN)
  await points(page, 10)
  await expect.poll(() => linesOf(page)).toMatchObject([{ title: 'Said hello', points: 10 }])
})

test('the form refuses what is no behaviour, keeps what was typed, and asks before it throws it away', async ({
  page,
}) => {
  await newFamily(page, 'Mia')
  await page.goto(PATH)
  await button(page, 'Add your own').tap()
  await page.getByLabel('Points to give').fill('')
  await button(page, 'Give points').tap()
  await expect(page.getByText('Enter behavior name')).toBeVisible()
  await expect(page.getByText('Title and points are required fields')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Fed the cat')
  await page.getByLabel('Points to give').fill('0')
  await button(page, 'Give points').tap()
  await expect(page.getByText('Points must be a positive number')).toBeVisible()
  await button(page, '20').tap()
  await refuseCalls(page, '**/api/behaviors')
  await button(page, 'Give points').tap()
  await expect(page.getByText('Record failed')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Fed the cat')
  await page.keyboard.press('Escape')
  await button(page, 'Keep editing').tap()
  await button(page, 'Give points').tap()
  await expect(page.getByText('+20 · Fed the cat')).toBeVisible()
  await expect(button(page, /^⭐?\s*Fed the cat/)).toBeVisible()
})

test('the quick list is emptied, restored by one tap, and filled to seven', async ({ page }) => {
  await keepNotices(page)
  await newFamily(page, 'Mia')
  await page.goto(PATH)
  await button(page, 'Edit list').tap()
  const removals = page.getByRole('button', { name: /off the list$/ })
  for (let left = 4; left >= 0; left--) {
    await removals.first().tap()
    await expect(removals).toHaveCount(left)
  }
  await expect(page.getByText('The quick list is empty')).toBeVisible()
  await expect(page.getByText('Off the list: Studied well')).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).tap()
  await expect(button(page, 'Take “Studied well” off the list')).toBeVisible()
  await button(page, 'Done').tap()
  await expect(button(page, /Studied well\s*\+15/)).toBeVisible()
})

test.describe('without a mouse', () => {
  test.use({ hasTouch: false })

  test('a deed is recorded, undone, and one of one’s own is added', async ({ page }) => {
    await keepNotices(page)
    await newFamily(page, 'Mia')
    await behave(page, { title: 'Shouted', points: -5 })
    await page.goto('/en')
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Behaviours' }))
    await pressOn(page, button(page, /^Helped someone/), 'Space')
    await expect(page.getByText('+10 · Helped someone')).toBeVisible()
    await pressOn(page, button(page, 'Undo'))
    await expect(page.getByText('Undone: Helped someone')).toBeVisible()
    await page.reload()
    await pressOn(page, button(page, 'Add your own'))
    await tabTo(page, page.getByLabel('Name', { exact: true }))
    await page.keyboard.type('Watered the plants')
    await page.keyboard.press('Enter')
    await expect(page.getByText('+10 · Watered the plants')).toBeVisible()
    await expect(button(page, 'Add your own')).toBeFocused()
    // It joins the list a moment later, and moves what is below.
    await expect(button(page, /^Watered the plants/)).toBeVisible()
    await tabTo(page, button(page, /^Small remedy/), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: /^Shouted/ }))
    await expect(page.getByText('Put right: Shouted')).toBeVisible()
    await expect(button(page, /^Small remedy/)).toBeFocused()
  })
})
