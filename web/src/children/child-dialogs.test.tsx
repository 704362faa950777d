// @vitest-environment jsdom
import type { Child } from '@sprout/domain/children/model'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
  // The page asks the real clock.
  server.clock.now = new Date()
})
afterAll(() => server.stop())

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const settled = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function type(label: string, text: string) {
  const field = screen.getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

async function familyOf(...names: string[]) {
  const family = await server.newFamily()
  for (const name of names) await family.call('POST', '/api/children', { name, age: 7, gender: 'girl' })
  const children = async () => (await family.call<Child[]>('GET', '/api/children')).body
  return { ...family, children }
}

test('a new family adds its first child', async () => {
  const family = await familyOf()
  await openApp(family, '/')
  expect(await screen.findByRole('heading', { name: 'Who is growing up here?' })).toBeTruthy()
  await tap('Add child')
  const add = await dialog('Add a child')
  await type('Name', '  Mia ')
  await type('Age', '0')
  await userEvent.click(add.getByRole('radio', { name: 'Bear' }))
  await userEvent.click(add.getByRole('button', { name: 'Add child' }))
  expect(await screen.findByText('Mia was added')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'A day with Mia' })).toBeTruthy()
  await settled()
  expect(await family.children()).toMatchObject([
    { name: 'Mia', age: 0, gender: null, birthday: null, avatarUrl: '🐻' },
  ])
})

test('a finger that taps twice adds one child', async () => {
  const family = await familyOf()
  const { sent } = await openApp(family, '/')
  await tap('Add child')
  const add = await dialog('Add a child')
  await type('Name', 'Mia')
  const button = add.getByRole('button', { name: 'Add child' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByText('Mia was added')).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
  expect(await family.children()).toHaveLength(1)
})

test('a child without a name, or of an age that no child has, is not sent', async () => {
  const family = await familyOf()
  const { sent } = await openApp(family, '/')
  await tap('Add child')
  const add = await dialog('Add a child')
  await type('Age', '19')
  await userEvent.click(add.getByRole('button', { name: 'Add child' }))
  expect(await add.findByText("Please enter child's name")).toBeTruthy()
  expect(add.getByText('Invalid age. Age must be between 0-18.')).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

test('closing clears what was typed, after asking', async () => {
  await openApp(await familyOf('Mia'), '/')
  await tap(/^Mia/)
  await tap('Add child')
  await dialog('Add a child')
  await type('Name', 'Leo')
  await userEvent.keyboard('{Escape}')
  await tap('Discard')
  await settled()
  await tap(/^Mia/)
  await tap('Add child')
  await dialog('Add a child')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
})

test('the second child of a day does not inherit what was typed for the first', async () => {
  const family = await familyOf()
  await openApp(family, '/')
  await tap('Add child')
  const first = await dialog('Add a child')
  await type('Name', 'Mia')
  await type('Age', '7')
  await userEvent.click(first.getByRole('radio', { name: 'Girl' }))
  await userEvent.click(first.getByRole('button', { name: 'Add child' }))
  await settled()
  await tap(/^Mia/)
  await tap('Add child')
  const second = await dialog('Add a child')
  await type('Name', 'Leo')
  await userEvent.click(second.getByRole('button', { name: 'Add child' }))
  await screen.findByText('Leo was added')
  expect(await family.children()).toMatchObject([
    { name: 'Mia', age: 7 },
    { name: 'Leo', age: null, gender: null },
  ])
})

test.each([
  ['17', { name: 'Mía', age: 17 }],
  ['18', { name: 'Mía' }],
  ['0', { name: 'Mía' }],
])('editing with the age %s sends %j', async (age, body) => {
  const family = await familyOf('Mia')
  const { sent } = await openApp(family, '/?tab=profile')
  await tap('Edit Mia')
  await dialog('Edit child')
  await type('Name', 'Mía')
  await type('Age', age)
  await tap('Save')
  expect(await screen.findByText('Mía’s profile was updated')).toBeTruthy()
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual(body)
})

test('the edit dialog shows the child it is opened for', async () => {
  await openApp(await familyOf('Mia', 'Leo'), '/?tab=profile')
  for (const name of ['Mia', 'Leo', 'Mia']) {
    await tap(`Edit ${name}`)
    await dialog('Edit child')
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe(name)
    await userEvent.keyboard('{Escape}')
    await settled()
  }
})

test('the age shown comes from the birthday, and is what was typed only where none is known', async () => {
  const family = await familyOf('Mia')
  const today = new Date().toISOString().slice(0, 10)
  const born = (years: number) => `${Number(today.slice(0, 4)) - years}-01-01`
  await family.call('POST', '/api/children', { name: 'Leo', age: 6, birthday: born(9) })
  await family.call('POST', '/api/children', { name: 'Eva', birthday: born(1) })
  await openApp(family, '/')
  await tap(/^Mia\s*7 years old/)
  const select = await dialog('Select a child')
  const ages = select.getAllByText(/years? old$/).map(({ textContent }) => parseInt(textContent, 10))
  expect(ages).toEqual([7, 9, 1])
  await userEvent.click(select.getByRole('button', { name: /^Leo/ }))
  await tap(/^Leo\s*9 years old/)
  await userEvent.keyboard('{Escape}')
  expect((await family.children())[1]).toMatchObject({ name: 'Leo', age: 6 })
})

test('a deleted child is gone, and the screens speak of the first again', async () => {
  const family = await familyOf('Mia', 'Leo')
  await openApp(family, '/')
  await tap(/^Mia/)
  await userEvent.click((await dialog('Select a child')).getByRole('button', { name: /^Leo/ }))
  expect(await screen.findByRole('heading', { name: 'A day with Leo' })).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }))
  await tap('Delete Leo’s profile')
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Leo’s profile?' }))
  expect(question.getByText(/cannot be undone/)).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Delete profile' }))
  expect(await screen.findByText('Leo’s profile was deleted')).toBeTruthy()
  expect(await screen.findByRole('heading', { level: 1, name: 'Mia' })).toBeTruthy()
  expect(await family.children()).toMatchObject([{ name: 'Mia' }])
})

test('the last child stays', async () => {
  const family = await familyOf('Mia')
  const { sent } = await openApp(family, '/?tab=profile')
  await tap('Delete Mia’s profile')
  expect(await screen.findByText('Cannot delete')).toBeTruthy()
  expect(screen.getByText('At least one child profile must be kept')).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([])
})

test('another phone deleted the other child meanwhile: the server keeps the last, and says so', async () => {
  const family = await familyOf('Mia', 'Leo')
  await openApp(family, '/?tab=profile')
  await tap('Delete Mia’s profile')
  const [, leo] = await family.children()
  await family.call('DELETE', `/api/children/${leo!.id}`)
  await tap('Delete profile')
  expect(await screen.findByText('Cannot delete')).toBeTruthy()
  expect(await family.children()).toHaveLength(1)
})
