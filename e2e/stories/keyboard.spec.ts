import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import { childrenOf, newFamily, PASSWORD } from '../family.ts'
import { keepNotices } from '../keep-notices.ts'
import { pressOn, tabTo } from '../keyboard.ts'
import { addPasskey, newPhone } from '../new-phone.ts'
import { addHabit } from '../records.ts'
import { test } from '../test.ts'

test.use({ hasTouch: false })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('a family is begun without a mouse', async ({ page }) => {
  await page.goto('/')
  await pressOn(page, page.getByRole('link', { name: 'Sign in' }))
  await pressOn(page, button(page, 'Create account'), 'Space')
  await tabTo(page, field(page, 'Your name'), 'Shift+Tab')
  await page.keyboard.type('Ana')
  await tabTo(page, field(page, 'Email'))
  await page.keyboard.type(`${randomUUID()}@example.org`)
  await tabTo(page, field(page, 'Password'))
  await page.keyboard.type(PASSWORD)
  await pressOn(page, button(page, 'Show password'))
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
  await tabTo(page, field(page, 'Password'), 'Shift+Tab')
  await page.keyboard.press('Enter')

  await pressOn(page, button(page, 'Add child'))
  await expect(field(page, 'Name')).toBeFocused()
  await page.keyboard.type('Mia')
  await tabTo(page, field(page, 'Age'))
  await page.keyboard.type('7')
  await tabTo(page, page.getByRole('radio', { name: 'Not given' }))
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('radio', { name: 'Girl', exact: true })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: 'Bear' }))
  await page.keyboard.press('ArrowRight')
  await pressOn(page, dialog(page).getByRole('button', { name: 'Add child' }))
  await expect(page.getByRole('heading', { name: 'A day with Mia' })).toBeVisible()
  await expect.poll(() => childrenOf(page)).toMatchObject([{ name: 'Mia', age: 7, gender: 'girl', avatarUrl: '🐱' }])
})

test('children are switched, changed and deleted without a mouse', async ({ page }) => {
  await keepNotices(page)
  await newFamily(page, 'Mia', 'Leo')
  await page.goto('/')
  await pressOn(page, button(page, /^Mia/))
  await pressOn(page, dialog(page).getByRole('button', { name: /^Leo/ }))
  await expect(page.getByRole('heading', { name: 'A day with Leo' })).toBeVisible()
  await pressOn(page, page.getByRole('link', { name: 'Profile' }))

  await pressOn(page, button(page, 'Edit Leo'))
  await expect(field(page, 'Name')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Leonor')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await pressOn(page, button(page, 'Keep editing'))
  await expect(field(page, 'Name')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Leonor’s profile was updated')).toBeVisible()

  await pressOn(page, button(page, 'Delete Leonor’s profile'))
  await pressOn(page, button(page, 'Delete profile'))
  await expect(page.getByText('Leonor’s profile was deleted')).toBeVisible()
  await pressOn(page, button(page, 'Delete Mia’s profile'))
  await expect(page.getByText('Cannot delete')).toBeVisible()
  await pressOn(page, button(page, 'Dismiss'))
  await expect(page.getByText('Cannot delete')).toBeHidden()
  await expect.poll(() => childrenOf(page)).toMatchObject([{ name: 'Mia' }])
})

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a notice gives the focus back to where it was', async ({ page }) => {
  await keepNotices(page)
  await newFamily(page, 'Mia')
  await page.goto('/?screen=behaviors')
  const deed = button(page, /^Said hello/)
  await pressOn(page, deed)
  await pressOn(page, button(page, 'Undo'))
  await expect(page.getByText(/^Undone/)).toBeVisible()
  await expect(deed).toBeFocused()
})

test('where what led to a dialog is gone, the focus goes on from the title', async ({ page }) => {
  await newFamily(page, 'Mia')
  for (const [screen, add] of [
    ['habits', 'Add habit'],
    ['skills', 'Add challenge'],
  ] as const) {
    await page.goto(`/?screen=${screen}`)
    await pressOn(page, button(page, add))
    await expect(field(page, 'Name')).toBeFocused()
    await page.keyboard.type('Brush teeth')
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(title(page)).toBeFocused()
  }
  await addHabit(page, { title: 'Read', targetDays: 1 })
  for (const [screen, what, done] of [
    ['habits', 'Read', /^Check in today ·/],
    ['skills', 'Brush teeth', 'Mark as done'],
  ] as const) {
    await page.goto(`/?screen=${screen}`)
    await pressOn(page, page.getByRole('article', { name: what }).getByRole('button', { name: done }))
    await pressOn(page, button(page, 'Lovely'))
    await expect(dialog(page)).toBeHidden()
    await expect(title(page)).toBeFocused()
  }
})

test('tabs, languages and the way out need no mouse', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/en')
  for (const name of ['Timeline', 'Rewards', 'Profile']) {
    await pressOn(page, page.getByRole('navigation').getByRole('link', { name }))
    await expect(page).toHaveTitle(`${name} · Sprout`)
  }
  await tabTo(page, page.getByRole('radio', { name: 'English' }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\/es\/\?tab=profile$/)
  await expect(page.getByRole('radio', { name: 'Español' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/\/en\/\?tab=profile$/)
  await pressOn(page, page.getByRole('link', { name: 'Sign out', exact: true }))
  await expect(page.getByRole('heading', { name: 'Small steps, seen every day' })).toBeVisible()
  await tabTo(page, page.getByRole('combobox', { name: 'Language' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('heading', { name: 'Pequeños pasos que se ven cada día' })).toBeVisible()
})

/** Opened from here, a dialog takes the focus, keeps it all the way round, and gives it back. */
async function holdsTheFocus(page: Page, opener: Locator) {
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const popup = page.locator('[role=dialog], [role=alertdialog]')
  await expect(popup).toBeVisible()
  const holds = () => popup.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(holds).toBe(true)
  const stops = await popup.locator('a, button, select, input:not([type=radio]), fieldset').count()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < stops + 2; stop++) {
      await page.keyboard.press(key)
      await expect.poll(holds).toBe(true)
    }
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  await expect(opener).toBeFocused()
}

test('every dialog takes the focus, keeps it and gives it back', async ({ page }) => {
  test.slow()
  await page.goto('/')
  await holdsTheFocus(page, button(page, 'Terms of use'))
  await holdsTheFocus(page, button(page, 'Privacy notes'))
  await newFamily(page, 'Mia', 'Leo')
  await newPhone(page)
  await addPasskey(page, 'Kitchen phone')
  await expect(dialog(page)).toBeHidden()
  for (const opener of ['Edit Mia', 'Delete Leo’s profile', 'Add child', 'Forget Kitchen phone', 'Add a passkey'])
    await holdsTheFocus(page, button(page, opener))
  await holdsTheFocus(page, button(page, 'Sign out everywhere'))
  await page.goto('/')
  await holdsTheFocus(page, button(page, /^Mia/))
})
