import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { languages } from '@sprout/domain/language'
import { childrenOf, newFamily, PASSWORD } from '../family.ts'
import { addHabit, behave, keepMoment } from '../records.ts'
import { test } from '../test.ts'
import { wordsIn } from '../words.ts'

const FAMILY = '/?tab=profile&screen=family'

async function download(page: Page, link: string | RegExp) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()])
  return { name: file.suggestedFilename(), path: await file.path() }
}

const bringIn = async (page: Page, path: string) => {
  await page.getByRole('button', { name: /^Bring in a file/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Bring in a file' })
  await dialog.getByLabel('The file').setInputFiles(path)
  await dialog.getByRole('button', { name: 'Bring it in' }).click()
  return dialog
}

test('a family takes everything along into another, and is told when it did already', { tag: '@both' }, async ({
  page,
  browser,
}) => {
  await newFamily(page, 'Mia')
  await behave(page, { title: 'Helped', points: 40 })
  await addHabit(page, { title: 'Brush teeth' }, [2, 1, 0])
  await keepMoment(page, { content: 'We flew a kite.' })
  const before = await childrenOf(page)
  await page.goto(FAMILY)
  const { name, path } = await download(page, /^Everything as one file/)
  expect(name).toMatch(/^sprout-\d{4}-\d\d-\d\d\.json$/)

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await context.newPage()
  await newFamily(other)
  await other.goto(FAMILY)
  await bringIn(other, path)
  await expect(other.getByText('Everything is back')).toBeVisible()
  const [mia] = await childrenOf(other)
  expect(mia).toMatchObject({ name: 'Mia', points: before[0]?.points, totalPoints: before[0]?.totalPoints })
  await other.goto('/')
  await expect(other.getByText('Mia').first()).toBeVisible()

  await other.goto(FAMILY)
  await bringIn(other, path)
  await expect(other.getByText('It was already here')).toBeVisible()
  const dialog = await bringIn(page, path)
  await expect(dialog.getByText(/There are children here already/)).toBeVisible()
  await context.close()
})

test('a file that is none is refused in words, and another can be chosen', async ({ page }) => {
  await newFamily(page)
  await page.goto(FAMILY)
  await page.getByRole('button', { name: /^Bring in a file/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Bring in a file' })
  await dialog.getByRole('button', { name: 'Bring it in' }).click()
  await expect(dialog.getByText('Please choose a file')).toBeVisible()
  const letter = { name: 'letter.json', mimeType: 'application/json', buffer: Buffer.from('{"dear": "Mia"}') }
  await dialog.getByLabel('The file').setInputFiles(letter)
  await dialog.getByRole('button', { name: 'Bring it in' }).click()
  await expect(dialog.getByText(/This is not a file that Sprout made/)).toBeVisible()
  await expect.poll(() => childrenOf(page)).toEqual([])
})

test('the timeline comes as a table that a spreadsheet reads', async ({ page }) => {
  await newFamily(page, '小芽')
  await behave(page, { title: '=1+1', points: 5 })
  await page.goto(FAMILY)
  const { name, path } = await download(page, /^The timeline as a table/)
  expect(name).toMatch(/^sprout-timeline-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(path, 'utf8')
  expect(text.startsWith('\uFEFFday,recorded,child,')).toBe(true)
  expect(text).toContain(",小芽,behavior,'=1+1,,5,Ana,,,,\r\n")
})

for (const language of languages) {
  test(`erasing asks for a word, says goodbye and leaves nothing in ${language}`, async ({ page }) => {
    const t = wordsIn(language)
    const { email } = await newFamily(page, 'Mia')
    await page.goto(`/${language}${FAMILY}`)
    await page.getByRole('button', { name: t('yourData.erase.title') }).click()
    const dialog = page.getByRole('dialog', { name: t('yourData.erase.question') })
    const word = t('yourData.erase.word')
    await dialog.getByLabel(t('yourData.erase.label', { word })).fill('?')
    await dialog.getByRole('button', { name: t('yourData.erase.confirm') }).click()
    await expect(dialog.getByText(t('yourData.erase.wrong', { word }), { exact: true })).toBeVisible()
    await expect.poll(() => childrenOf(page)).toHaveLength(1)
    await dialog.getByLabel(t('yourData.erase.label', { word })).fill(word.toLowerCase())
    await dialog.getByRole('button', { name: t('yourData.erase.confirm') }).click()
    const goodbye = page.getByRole('dialog', { name: t('yourData.farewell.title') })
    await expect(goodbye).toBeVisible()
    await goodbye.getByRole('button', { name: t('yourData.farewell.close') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('landing.heroTitle') })).toBeVisible()
    const again = await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } })
    expect(again.status()).toBe(401)
  })
}
