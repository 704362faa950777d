import { expect, type Page } from '@playwright/test'
import { daysAgo } from '../days.ts'
import { addChild, childrenOf, newFamily } from '../family.ts'
import { cutCalls, holdCalls } from '../held-calls.ts'
import { test } from '../test.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const header = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const greets = (page: Page, name: string) =>
  expect(page.getByRole('heading', { name: `A day with ${name}` })).toBeVisible()
const submit = (page: Page) => dialog(page, 'Add a child').getByRole('button', { name: 'Add child' })

async function openAdding(page: Page) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Add child' }).click()
}

async function openEditing(page: Page, name: string) {
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  await expect(field(page, 'Name')).toHaveValue(name)
}

test('a new family adds its first child, and the day begins', { tag: '@both' }, async ({ page }) => {
  await newFamily(page)
  await page.goto('/')
  await expect(page.getByText('Add your first child, and the garden can begin.')).toBeVisible()
  await page.getByRole('button', { name: 'Add child' }).click()
  await field(page, 'Name').fill('  Mia ')
  await field(page, 'Age').fill('0')
  const birthday = daysAgo(300)
  await field(page, 'Birthday').fill(birthday)
  await page.getByRole('radio', { name: 'Girl', exact: true }).check()
  await page.getByRole('radio', { name: 'Lion' }).check()
  await submit(page).click()
  await expect(page.getByText('Mia was added')).toBeVisible()
  await greets(page, 'Mia')
  await expect(page.getByRole('button', { name: /^Mia\s*0 years old/ })).toBeVisible()
  const mia = { name: 'Mia', age: 0, gender: 'girl', birthday, avatarUrl: '🦁', points: 0 }
  await expect.poll(() => childrenOf(page)).toMatchObject([mia])
})

test('what cannot be a child is told at its field and not added', async ({ page }) => {
  await newFamily(page)
  await openAdding(page)
  await field(page, 'Age').fill('19')
  await submit(page).click()
  await expect(field(page, 'Name')).toHaveAccessibleDescription("Please enter child's name")
  await expect(field(page, 'Age')).toHaveAccessibleDescription('Invalid age. Age must be between 0-18.')
  await field(page, 'Name').fill('   ')
  await field(page, 'Age').fill('18')
  await field(page, 'Birthday').fill('2126-01-01')
  await submit(page).click()
  await expect(field(page, 'Name')).toHaveAccessibleDescription("Please enter child's name")
  await expect(field(page, 'Age')).toHaveAccessibleDescription('')
  await field(page, 'Name').fill('Mia')
  await submit(page).click()
  await expect(field(page, 'Birthday')).toHaveAccessibleDescription(/^The birthday must be a day in the past/)
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to add' })).toContainText('must be a day in the past')
  await expect.poll(() => childrenOf(page)).toEqual([])
})

test('with a second child the header switches, and the next visit remembers whom', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/')
  await header(page, 'Mia').click()
  await dialog(page, 'Select a child').getByRole('button', { name: 'Add child' }).click()
  await field(page, 'Name').fill('Leo')
  await submit(page).click()
  await greets(page, 'Leo')
  await header(page, 'Leo').click()
  await expect(dialog(page, 'Select a child').getByRole('button', { name: /^Leo/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await dialog(page, 'Select a child').getByRole('button', { name: /^Mia/ }).click()
  await greets(page, 'Mia')
  await header(page, 'Mia').click()
  await dialog(page, 'Select a child').getByRole('button', { name: /^Leo/ }).click()
  await greets(page, 'Leo')
  await page.reload()
  await greets(page, 'Leo')
})

test('a profile is changed, but not to an age that the dialog does not offer', async ({ page }) => {
  await newFamily(page, 'Mia')
  for (const [typed, kept] of [
    ['12', 12],
    ['0', 12],
    ['18', 12],
    ['17', 17],
  ] as const) {
    await page.goto('/?tab=profile')
    await openEditing(page, 'Mia')
    await field(page, 'Age').fill(typed)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Mia’s profile was updated')).toBeVisible()
    await expect(dialog(page, 'Edit child')).toBeHidden()
    await expect.poll(() => childrenOf(page)).toMatchObject([{ name: 'Mia', age: kept }])
  }
})

test('the edit dialog always shows the child it was opened for', async ({ page }) => {
  await newFamily(page)
  await addChild(page, { name: 'Mia', age: 7, gender: 'girl', birthday: '2019-03-04', avatarUrl: '🐱' })
  await addChild(page, { name: 'Leo', age: 4, gender: 'boy' })
  await page.goto('/?tab=profile')
  const shows = async (name: string, age: string, birthday: string, gender: string) => {
    await openEditing(page, name)
    await expect(field(page, 'Age')).toHaveValue(age)
    await expect(field(page, 'Birthday')).toHaveValue(birthday)
    await expect(page.getByRole('radio', { name: gender, exact: true })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Edit child')).toBeHidden()
  }
  await shows('Mia', '7', '2019-03-04', 'Girl')
  await shows('Leo', '4', '', 'Boy')
  await shows('Mia', '7', '2019-03-04', 'Girl')
})

test('a half-filled form asks before it is thrown away', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/?tab=profile')
  const question = page.getByRole('alertdialog', { name: 'Discard what you typed?' })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog(page, 'Edit child').getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(195, 20),
    () => page.goBack(),
  ]
  for (const leave of ways) {
    await openEditing(page, 'Mia')
    await field(page, 'Name').fill('Maria')
    await leave()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toBeHidden()
    await expect(field(page, 'Name')).toHaveValue('Maria')
    await leave()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog(page, 'Edit child')).toBeHidden()
  }
  await expect(page).toHaveURL('/?tab=profile')
  await expect.poll(() => childrenOf(page)).toMatchObject([{ name: 'Mia' }])
})

test('deleting a child warns first, and takes only that child', async ({ page }) => {
  await newFamily(page, 'Mia', 'Leo')
  await page.goto('/?tab=profile')
  const question = page.getByRole('alertdialog', { name: 'Delete Leo’s profile?' })
  await page.getByRole('button', { name: 'Delete Leo’s profile' }).click()
  await expect(question).toContainText('Everything about Leo goes too')
  await expect(question).toContainText('This cannot be undone.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect.poll(() => childrenOf(page)).toHaveLength(2)
  await page.getByRole('button', { name: 'Delete Leo’s profile' }).click()
  await question.getByRole('button', { name: 'Delete profile' }).click()
  await expect(page.getByText('Leo’s profile was deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Leo' })).toBeHidden()
  await expect.poll(() => childrenOf(page)).toMatchObject([{ name: 'Mia' }])
})

test('the last child stays', async ({ page }) => {
  await newFamily(page, 'Mia')
  await page.goto('/?tab=profile')
  await page.getByRole('button', { name: 'Delete Mia’s profile' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Cannot delete' })
  await expect(notice).toContainText('At least one child profile must be kept')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect.poll(() => childrenOf(page)).toHaveLength(1)
})

test('tapping twice on a slow line adds one child', async ({ page }) => {
  await newFamily(page)
  await openAdding(page)
  await field(page, 'Name').fill('Mia')
  const line = await holdCalls(page, '**/api/children')
  await submit(page).dblclick()
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
  await submit(page).click({ force: true })
  line.letGo()
  await greets(page, 'Mia')
  await expect.poll(() => childrenOf(page)).toHaveLength(1)
})

test('a server that does not answer loses nothing that was typed', async ({ page }) => {
  await newFamily(page)
  await openAdding(page)
  await field(page, 'Name').fill('Mia')
  const line = await cutCalls(page, '**/api/children')
  await submit(page).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Failed to add child' })
  await expect(notice).toContainText('No connection. Check the internet and try again.')
  await expect(field(page, 'Name')).toHaveValue('Mia')
  await line.mend()
  await submit(page).click()
  await greets(page, 'Mia')
  await expect.poll(() => childrenOf(page)).toHaveLength(1)
})
