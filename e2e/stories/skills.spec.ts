import { expect, type Page } from '@playwright/test'
import { languages } from '@sprout/domain/language'
import { call } from '../call.ts'
import { daysAgo } from '../days.ts'
import { newFamily, pointsOf } from '../family.ts'
import { refuseCalls } from '../held-calls.ts'
import { keepNotices } from '../keep-notices.ts'
import { skillsOf } from '../kept.ts'
import { pressOn, tabTo } from '../keyboard.ts'
import { putAway } from '../put-away.ts'
import { addSkill, changeSkill } from '../records.ts'
import { test } from '../test.ts'
import { wordsIn } from '../words.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const card = (page: Page, name: string) => page.getByRole('article', { name })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const recording = (page: Page) => page.getByRole('dialog', { name: 'Today’s score' })
const rope = { title: 'Jump rope', difficulty: 'medium', targetValue: 100, targetUnit: 'times' } as const

async function openSkills(page: Page) {
  await page.goto('/en?screen=skills')
  await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeVisible()
}

async function record(page: Page, score: string) {
  await recording(page).getByRole('spinbutton').fill(score)
  await recording(page).getByRole('button', { name: 'Record' }).click()
}

test('a challenge from an example is practised until it is done', async ({ page }) => {
  await newFamily(page, 'Mia')
  await openSkills(page)
  await expect(page.getByText('What would Mia like to be good at?')).toBeVisible()
  await button(page, 'Add challenge').click()
  const dialog = page.getByRole('dialog', { name: 'New challenge' })
  await dialog.getByRole('button', { name: /^Jump rope/ }).click()
  await expect(dialog.getByLabel('Target')).toHaveValue('100')
  await expect(dialog.getByLabel('Unit')).toHaveValue('times')
  await dialog.getByRole('button', { name: 'Add challenge' }).click()
  await expect(page.getByText('Challenge added')).toBeVisible()
  await expect(page.getByText('0 of 100 times')).toBeVisible()

  await button(page, 'Record score').click()
  await record(page, '72')
  await expect(page.getByText('A new best: 72 times')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Jump rope' })).toHaveAttribute('aria-valuenow', '72')
  await expect(page.getByRole('img', { name: /^1 score, on .*: 72\. Target 100 times$/ })).toBeVisible()
  await button(page, 'Record score').click()
  await record(page, '101')
  const deed = page.getByRole('dialog', { name: 'Jump rope: 101 times' })
  await expect(deed.getByText('50 points for Mia, and a badge.')).toBeVisible()
  await deed.getByRole('button', { name: 'Lovely' }).click()
  await expect(page.getByText('Every challenge is done')).toBeVisible()
  await tab(page, 'Completed 1').click()
  await expect(card(page, 'Jump rope').getByText('Best score 101 times')).toBeVisible()
  await expect.poll(() => pointsOf(page)).toBe(50)
})

test('a score is taken back with what it had brought', async ({ page }) => {
  await keepNotices(page)
  await newFamily(page, 'Mia')
  await addSkill(page, rope, [40])
  await openSkills(page)
  await button(page, 'Record score').click()
  await record(page, '100')
  await page.getByRole('dialog', { name: 'Jump rope: 100 times' }).getByRole('button', { name: 'Lovely' }).click()
  await expect(tab(page, 'Completed 1')).toBeVisible()
  await button(page, 'Undo').click()
  await expect(page.getByText('40 of 100 times')).toBeVisible()
  await expect.poll(() => pointsOf(page)).toBe(0)
})

test('an open challenge is done when a caregiver says so, once', async ({ page }) => {
  await newFamily(page, 'Mia')
  await addSkill(page, { title: 'Tie shoelaces' })
  await openSkills(page)
  await expect(page.getByText('Open challenge · No score yet')).toBeVisible()
  await button(page, 'Mark as done').dblclick()
  await expect(page.getByRole('dialog', { name: 'Tie shoelaces: mastered' })).toBeVisible()
  await expect.poll(() => pointsOf(page)).toBe(20)
})

test('a comma typed in Spanish begins the decimals in an English browser too', async ({ page }) => {
  await newFamily(page, 'Mia')
  await addSkill(page, rope)
  await page.goto('/es?screen=skills')
  await button(page, 'Anotar marca').click()
  const dialog = page.getByRole('dialog', { name: 'Marca de hoy' })
  await dialog.getByRole('spinbutton').pressSequentially('1.000')
  await dialog.getByRole('button', { name: 'Anotar', exact: true }).click()
  await expect(dialog.getByRole('spinbutton')).toHaveAccessibleDescription(/^Escribe un número sin separadores/)
  await dialog.getByRole('spinbutton').fill('')
  await dialog.getByRole('spinbutton').pressSequentially('1,1')
  await expect(dialog.getByRole('spinbutton')).toHaveValue('1,1')
  await dialog.getByRole('button', { name: 'Anotar', exact: true }).click()
  await expect.poll(() => skillsOf(page)).toMatchObject([{ currentBest: 1.1 }])
})

test('what is no score and no challenge is told at its field, and what was typed stays', async ({ page }) => {
  await keepNotices(page)
  await newFamily(page, 'Mia')
  await addSkill(page, rope)
  await openSkills(page)
  await button(page, 'Record score').click()
  for (const wrong of ['', '-1']) {
    await record(page, wrong)
    await expect(recording(page).getByRole('spinbutton')).toHaveAccessibleDescription(/^Please enter valid score/)
  }
  await refuseCalls(page, '**/api/skills/*')
  await record(page, '60')
  await expect(page.getByRole('alert').getByText('Record failed')).toBeVisible()
  await expect(recording(page).getByRole('spinbutton')).toHaveValue('60')
  await recording(page).getByRole('button', { name: 'Record' }).dblclick()
  await expect(page.getByText('60 of 100 times')).toBeVisible()

  await putAway(page)
  await button(page, 'Add challenge').click()
  const dialog = page.getByRole('dialog', { name: 'New challenge' })
  await dialog.getByLabel('Target').fill('0')
  await dialog.getByRole('button', { name: 'Add challenge' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Challenge name is required')
  await expect(dialog.getByLabel('Target')).toHaveAccessibleDescription(/^Target value must be greater than 0/)
  await expect(recording(page)).toBeHidden()
  await expect.poll(() => skillsOf(page)).toMatchObject([{ currentBest: 60 }])
})

test('what is told as a sheet closes comes to its place at once, and stays there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await newFamily(page, 'Mia')
  await addSkill(page, rope)
  await openSkills(page)
  await button(page, 'Record score').click()
  await expect(recording(page)).toBeVisible()
  const places = page.evaluate(async () => {
    const seen = new Set<number>()
    const sheet = () => document.querySelector('.dialog-place')
    for (let after = 0; after < 5; after += sheet() ? 0 : 1) {
      await new Promise(requestAnimationFrame)
      const toast = document.querySelector<HTMLElement>('.toast')
      // Where it is laid out: on its way up it is seen a little below.
      if (toast) seen.add(toast.offsetParent!.getBoundingClientRect().bottom)
    }
    return [...seen]
  })
  await record(page, '60')
  expect(await places).toHaveLength(1)
})

test('a challenge that went elsewhere says so', async ({ page }) => {
  await newFamily(page, 'Mia')
  const id = await addSkill(page, rope)
  await openSkills(page)
  await button(page, 'Record score').click()
  await call(page, 'DELETE', `skills/${id}`)
  await record(page, '60')
  await expect(page.getByRole('alert').getByText('This is no longer there')).toBeVisible()
  await expect(page.getByText('No challenges yet')).toBeVisible()
})

test.describe('without a mouse', () => {
  test.use({ hasTouch: false })

  test('a score is recorded, the other view opened, and a challenge deleted', async ({ page }) => {
    await newFamily(page, 'Mia')
    await addSkill(page, rope)
    await changeSkill(page, await addSkill(page, { title: 'Tie shoelaces' }), { isCompleted: true })
    await openSkills(page)
    await pressOn(page, button(page, 'Record score'))
    await expect(recording(page).getByRole('spinbutton')).toBeFocused()
    await page.keyboard.type('55')
    await page.keyboard.press('Enter')
    await expect(page.getByText('55 of 100 times')).toBeVisible()
    await expect(recording(page)).toBeHidden()
    await tabTo(page, tab(page, 'Active 1'), 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await expect(card(page, 'Tie shoelaces')).toBeVisible()
    await pressOn(page, button(page, 'Delete Tie shoelaces'))
    await pressOn(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete challenge' }))
    await expect(page.getByText('Nothing completed yet')).toBeVisible()
    await expect.poll(() => skillsOf(page)).toHaveLength(1)
  })
})

test('in every language a challenge says how far it is and by when', async ({ page }) => {
  await newFamily(page, 'Mia')
  await addSkill(page, { ...rope, title: '🪢', dueDate: daysAgo(0) }, [40, 72])
  for (const language of languages) {
    const t = wordsIn(language)
    await page.goto(`/${language}?screen=skills`)
    await expect(page.getByText(t('skills.progress', { best: 72, target: '100 times' }), { exact: true })).toBeVisible()
    await expect(page.getByText(t('skills.dueToday'))).toBeVisible()
    await expect(page.getByText(t('skills.whenDone', { points: '+50' }))).toBeVisible()
    await expect(page.getByRole('tab', { name: t('skills.active', { count: 1 }) })).toBeVisible()
    await expect(page.getByText(t('skills.total', { count: 1 }))).toBeVisible()
    await expect(page.getByText(t('skills.targetIs', { target: '100 times' })).first()).toBeVisible()
  }
})
