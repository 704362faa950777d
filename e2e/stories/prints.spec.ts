import { expect, type Page } from '@playwright/test'
import { languages } from '@sprout/domain/language'
import { newFamily } from '../family.ts'
import { signal } from '../outbox.ts'
import { addHabit, keepMoment } from '../records.ts'
import { test } from '../test.ts'
import { wordsIn } from '../words.ts'

/** How large the pages are, in points, and how many there are. */
async function paperOf(page: Page) {
  const text = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  const [[, width, height] = []] = boxes
  return { pages: boxes.length, size: [Math.round(Number(width)), Math.round(Number(height))] }
}

for (const language of languages) {
  test(`a week goes onto the fridge, on A4 or Letter, and a year into a book in ${language}`, async ({ page }) => {
    const t = wordsIn(language)
    await newFamily(page, 'Mia')
    await addHabit(page, { title: 'Brush teeth' }, [0])
    await addHabit(page, { title: 'Practise' })
    await keepMoment(page, { content: 'We flew a kite.' })
    await page.goto(`/${language}?tab=profile`)
    await page.getByRole('link', { name: t('modules.weekSheet') }).click()
    const sheet = page.getByRole('table', { name: /Mia/ })
    await expect(sheet.getByRole('row')).toHaveCount(3)
    await expect(sheet.getByRole('row', { name: /Brush teeth/ })).toContainText('🪥')
    await expect(sheet.getByText('⭐')).toHaveCount(1)
    expect(await paperOf(page)).toEqual({ pages: 1, size: [842, 595] })
    await page.getByRole('radio', { name: t('prints.papers.letter') }).check()
    expect(await paperOf(page)).toEqual({ pages: 1, size: [792, 612] })

    await page.getByRole('button', { name: t('ui.back') }).click()
    await page.getByRole('link', { name: t('modules.growthBook') }).click()
    await expect(page.getByText('We flew a kite.')).toBeVisible()
    expect(await paperOf(page)).toEqual({ pages: 2, size: [595, 842] })
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('We flew a kite.')).toBeVisible()
    for (const gone of [page.getByRole('navigation'), page.getByRole('button', { name: t('prints.print') })])
      await expect(gone).toBeHidden()
  })
}

test('a sheet without habits and a book without moments say what to do first', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/?tab=profile&screen=weekSheet')
  await expect(page.getByText('No habits are under way')).toBeVisible()
  await page.goto('/?tab=profile&screen=growthBook')
  await expect(page.getByText('No moments yet')).toBeVisible()
})

test('what is printed without a signal does not say so on the fridge', async ({ page, context }) => {
  await newFamily(page, 'Mia')
  await addHabit(page, { title: 'Brush teeth' }, [0])
  await page.goto('/?tab=profile&screen=weekSheet')
  await expect(signal(page)).toBeAttached()
  // What had not come with a signal would not come without one.
  const habit = page.getByRole('row', { name: /Brush teeth/ })
  await expect(habit).toBeVisible()
  await context.setOffline(true)
  await expect(signal(page)).toContainText('You are offline.')
  await page.emulateMedia({ media: 'print' })
  await expect(signal(page)).toBeHidden()
  await expect(habit).toBeVisible()
})

test('a title that takes two lines goes on beside its picture on paper', async ({ page }) => {
  await newFamily(page, 'Mia')
  await addHabit(page, { title: 'Read a chapter of a book aloud before going to bed' })
  await page.setViewportSize({ width: 1060, height: 740 })
  await page.goto('/?tab=profile&screen=weekSheet')
  const picture = page.locator('.week-sheet-picture')
  await expect(picture).toHaveText('📖')
  await page.evaluate(() => document.fonts.ready)
  await page.emulateMedia({ media: 'print' })
  const lines = await picture.evaluate((shown) => {
    const words = document.createRange()
    words.selectNode(shown.nextSibling!)
    const { right } = shown.getBoundingClientRect()
    return Array.from(words.getClientRects(), ({ left }) => left >= right)
  })
  expect(lines).toEqual([true, true])
})
