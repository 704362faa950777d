import { expect, type Page } from '@playwright/test'
import { languages } from '@sprout/domain/language'
import { call } from '../call.ts'
import { newFamily, pointsOf } from '../family.ts'
import { cutCalls, holdCalls } from '../held-calls.ts'
import { pressOn } from '../keyboard.ts'
import { behave } from '../records.ts'
import { aRecordOfEachKind } from '../screens/timeline.ts'
import { test } from '../test.ts'
import { wordsIn } from '../words.ts'

const row = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name })
const sheet = (page: Page) => page.getByRole('dialog')
const undo = (page: Page) => sheet(page).getByRole('button', { name: 'Undo' })

async function familyWith(page: Page, ...titles: string[]) {
  await newFamily(page, 'Mia')
  for (const title of titles) await behave(page, { title, points: 10 })
}

test('the sheet of a record is as tall before it knows what goes along as after', async ({ page }) => {
  await newFamily(page, 'Mia')
  await aRecordOfEachKind(page)
  await page.goto('/es?tab=timeline')
  const held = await holdCalls(page, '**/api/activities/*/undo')
  await row(page, /^Teeth(?!:)/).click()
  const height = () => sheet(page).evaluate((one) => (one as HTMLElement).offsetHeight)
  const along = sheet(page).getByText(wordsIn('es')('timeline.record.goesAlong'))
  await expect(along).toBeHidden()
  const before = await height()
  held.letGo()
  await expect(along).toBeVisible()
  expect(await height()).toBe(before)
})

for (const language of languages) {
  test(`a day is read, and a check-in undone with the bonus it brought, in ${language}`, async ({ page }) => {
    const t = wordsIn(language)
    await newFamily(page, 'Mia')
    await aRecordOfEachKind(page)
    await page.goto(`/${language}?tab=timeline`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('timeline.title', { name: 'Mia' }))
    const bonus = t('timeline.habitCompleted', { title: 'Teeth', count: 1 })
    await expect(page.getByText(bonus)).toBeVisible()
    await expect(page.getByText(t('timeline.skillCompleted', { title: 'Rope' }))).toBeVisible()
    await expect(page.getByText(t('timeline.makesGood', { title: 'Pushed Leo' }))).toBeVisible()
    await expect(page.getByText(t('timeline.madeGood', { title: 'Small remedy' }))).toBeVisible()
    await expect(page.locator('.points-badge-minus')).toHaveText('−10')
    const before = await pointsOf(page)
    await row(page, /^Teeth(?!:|：)/).click()
    await expect(sheet(page)).toContainText(t('timeline.record.takesBack', { count: 55 }))
    await expect(sheet(page)).toContainText(bonus)
    await sheet(page)
      .getByRole('button', { name: t('points.undo') })
      .click()
    await expect(page.getByRole('status')).toContainText([t('points.undone', { title: 'Teeth' })])
    await expect(page.getByText(bonus)).toHaveCount(0)
    await expect.poll(() => pointsOf(page)).toBe(before - 55)
  })
}

test('the sheet closes without undoing, and gives the focus back to its line', async ({ page }) => {
  await familyWith(page, 'Tidy toys')
  await page.goto('/en?tab=timeline')
  await row(page, /^Tidy toys/).click()
  await expect(undo(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(row(page, /^Tidy toys/)).toBeFocused()
  await expect.poll(() => pointsOf(page)).toBe(10)
})

test('without a mouse a record is undone, and the focus stays on the timeline', async ({ page }) => {
  await familyWith(page, 'Stays', 'Goes')
  await page.goto('/en?tab=timeline')
  await pressOn(page, row(page, /^Goes/))
  await pressOn(page, undo(page))
  await expect(sheet(page)).toBeHidden()
  await expect(row(page, /^Goes/)).toBeHidden()
  await expect(row(page, /^Stays/)).toBeFocused()
  await pressOn(page, row(page, /^Stays/))
  await expect(sheet(page)).toBeVisible()
})

test('two taps on a slow line undo once', async ({ page }) => {
  await familyWith(page, 'Stays', 'Goes')
  await page.goto('/en?tab=timeline')
  await row(page, /^Goes/).click()
  await undo(page).waitFor()
  const line = await holdCalls(page, '**/api/activities/*/undo')
  await undo(page).dblclick()
  await expect(undo(page)).toHaveAttribute('aria-busy', 'true')
  await undo(page).click({ force: true })
  line.letGo()
  await expect(sheet(page)).toBeHidden()
  await expect(row(page, /^Goes/)).toBeHidden()
  await expect(page.getByText('That could not be undone')).toBeHidden()
  await expect.poll(() => pointsOf(page)).toBe(10)
})

test('what another phone records or undoes is seen without doing anything', { tag: '@both' }, async ({ page }) => {
  await familyWith(page, 'First')
  await page.goto('/en?tab=timeline')
  await expect(row(page, /^First/)).toBeVisible()
  const { id } = await behave(page, { title: 'Second', points: 5 })
  await expect(row(page, /^Second/)).toBeVisible()
  // A look that comes just now would take it away before the tap.
  const looks = await cutCalls(page, '**/api/activities/*?*')
  await call(page, 'POST', `activities/${id}/undo`)
  await row(page, /^Second/).click()
  await looks.mend()
  await expect(page.getByText('Already undone', { exact: true })).toBeVisible()
  await expect(row(page, /^Second/)).toBeHidden()
})

test('a timeline that does not load says so, and loads when asked again', async ({ page }) => {
  await familyWith(page, 'Tidy toys')
  const line = await cutCalls(page, '**/api/activities/**')
  await page.goto('/en?tab=timeline')
  await expect(page.getByText('No connection. Check the internet and try again.')).toBeVisible()
  await line.mendAt(page.getByRole('button', { name: 'Try again' }))
  await expect(row(page, /^Tidy toys/)).toBeVisible()
})

test('older ones come page by page; one that does not come can be asked for again', async ({ page }) => {
  await familyWith(page, ...Array.from({ length: 25 }, (_, nth) => `Deed ${nth + 1}`))
  await page.goto('/en?tab=timeline')
  await expect(row(page, /^Deed/)).toHaveCount(20)
  const line = await cutCalls(page, '**/api/activities/*?*before=*')
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByText('The older ones did not load')).toBeVisible()
  await line.mend()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(row(page, /^Deed/)).toHaveCount(25)
  await expect(page.getByText('This is where Mia’s record begins.')).toBeVisible()
})

test('whoever looks elsewhere and comes back is where they were', async ({ page }) => {
  await familyWith(page, ...Array.from({ length: 20 }, (_, nth) => `Deed ${nth + 1}`))
  await page.goto('/en?tab=timeline')
  await row(page, /^Deed 3(?!\d)/).scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => Math.round(scrollY))
  const before = await place()
  expect(before).toBeGreaterThan(400)
  await page.getByRole('navigation').getByRole('link', { name: 'Rewards' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rewards' })).toBeVisible()
  expect(await place()).toBe(0)
  await page.goBack()
  await expect.poll(place).toBe(before)
})
