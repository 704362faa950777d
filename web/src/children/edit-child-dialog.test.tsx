// @vitest-environment jsdom
import type { Child } from '@sprout/domain/children/model'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { holdBack } from '../late-testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const nameField = () => screen.getByLabelText<HTMLInputElement>('Name')

async function rename(name: string, to: string) {
  await tap(`Edit ${name}`)
  await screen.findByRole('dialog', { name: 'Edit child' })
  await userEvent.clear(nameField())
  await userEvent.type(nameField(), to)
}

async function saveMiaSlowly() {
  const family = await server.newFamily()
  for (const name of ['Mia', 'Leo']) await family.call('POST', '/api/children', { name, age: 7 })
  const { sent } = await openApp(family, '/?tab=profile')
  const letThrough = holdBack('PUT')
  await rename('Mia', 'Mía')
  await tap('Save')
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true))
  await userEvent.keyboard('{Escape}')
  await tap('Discard')
  await closed()
  const names = async () => (await family.call<Child[]>('GET', '/api/children')).body.map(({ name }) => name)
  return { letThrough, names }
}

test('a child saved on a slow line neither closes the sheet of another nor writes its name there', async () => {
  const { letThrough, names } = await saveMiaSlowly()
  await rename('Leo', 'Leonardo')
  letThrough()
  expect(await screen.findByText('Mía’s profile was updated')).toBeTruthy()
  const sheet = within(screen.getByRole('dialog', { name: 'Edit child' }))
  expect(nameField().value).toBe('Leonardo')
  await userEvent.click(sheet.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Leonardo’s profile was updated')).toBeTruthy()
  await closed()
  expect(await names()).toEqual(['Mía', 'Leonardo'])
})

test('nor does it take from the child to be added next', async () => {
  const { letThrough, names } = await saveMiaSlowly()
  await tap('Add child')
  await screen.findByRole('dialog', { name: 'Add a child' })
  await userEvent.type(nameField(), 'Eva')
  letThrough()
  expect(await screen.findByText('Mía’s profile was updated')).toBeTruthy()
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add child' }))
  expect(await screen.findByText('Eva was added')).toBeTruthy()
  expect(await names()).toEqual(['Mía', 'Leo', 'Eva'])
})

test('the sheet of a child that another phone deleted closes with a word, and the child is gone', async () => {
  const family = await server.newFamily()
  for (const name of ['Mia', 'Leo']) await family.call('POST', '/api/children', { name, age: 7 })
  await openApp(family, '/?tab=profile')
  await rename('Leo', 'Leonardo')
  const [, leo] = (await family.call<Child[]>('GET', '/api/children')).body
  await family.call('DELETE', `/api/children/${leo!.id}`)
  await tap('Save')
  expect(await screen.findByText('This is no longer there')).toBeTruthy()
  await closed()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit Leo' })).toBeNull())
})

test.each([
  ['Birthday', { birthday: null }],
  ['Age', { age: null }],
])('%s emptied is forgotten, and nothing else', async (label, emptied) => {
  const family = await server.newFamily()
  const mia = { name: 'Mia', age: 7, birthday: '2019-03-04' }
  await family.call('POST', '/api/children', mia)
  const { sent } = await openApp(family, '/?tab=profile')
  await tap('Edit Mia')
  await userEvent.clear(await screen.findByLabelText(label))
  await tap('Save')
  expect(await screen.findByText('Mia’s profile was updated')).toBeTruthy()
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Mia', ...emptied })
  expect((await family.call<Child[]>('GET', '/api/children')).body).toMatchObject([
    { ...mia, ...emptied, gender: null },
  ])
})

test('what was said of boy or girl can be taken back', async () => {
  const family = await server.newFamily()
  await family.call('POST', '/api/children', { name: 'Mia', gender: 'girl' })
  const { sent } = await openApp(family, '/?tab=profile')
  await tap('Edit Mia')
  await userEvent.click(await screen.findByRole('radio', { name: 'Not given' }))
  await tap('Save')
  expect(await screen.findByText('Mia’s profile was updated')).toBeTruthy()
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Mia', gender: null })
})

test('what another phone changed while the sheet was open stays', async () => {
  const family = await server.newFamily()
  await family.call('POST', '/api/children', { name: 'Mia', age: 7 })
  const [mia] = (await family.call<Child[]>('GET', '/api/children')).body
  await openApp(family, '/?tab=profile')
  await rename('Mia', 'Mía')
  await family.call('PUT', `/api/children/${mia!.id}`, { name: 'Mia', gender: 'girl', age: 8 })
  await tap('Save')
  expect(await screen.findByText('Mía’s profile was updated')).toBeTruthy()
  expect((await family.call<Child[]>('GET', '/api/children')).body).toMatchObject([
    { name: 'Mía', gender: 'girl', age: 8 },
  ])
})

test('an age that is not kept is told where it is typed', async () => {
  const family = await server.newFamily()
  await family.call('POST', '/api/children', { name: 'Mia', age: 7 })
  await openApp(family, '/?tab=profile')
  await tap('Edit Mia')
  const age = await screen.findByLabelText('Age')
  expect(age.getAttribute('aria-describedby')).toBeNull()
  await userEvent.clear(age)
  await userEvent.type(age, '25')
  expect(document.getElementById(`${age.getAttribute('aria-describedby')}`)?.textContent).toBe('From 1 to 17')
})

test('once there is a birthday, the form says the age that follows from it', async () => {
  const family = await server.newFamily()
  await openApp(family, '/')
  await tap('Add child')
  await screen.findByRole('dialog', { name: 'Add a child' })
  const age = screen.getByLabelText('Age')
  await userEvent.type(age, '5')
  const said = () => document.getElementById(age.getAttribute('aria-describedby') ?? '')?.textContent
  expect(said()).toBeUndefined()
  const birthday = screen.getByLabelText('Birthday')
  const lastYear = new Date().getFullYear() - 1
  fireEvent.change(birthday, { target: { value: `${lastYear - 10}-01-01` } })
  await waitFor(() => expect(said()).toMatch(/^11 years old, from the birthday$/))
  fireEvent.change(birthday, { target: { value: `${lastYear + 2}-01-01` } })
  await waitFor(() => expect(said()).toBeUndefined())
})
