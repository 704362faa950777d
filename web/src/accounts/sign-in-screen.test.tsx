// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('signing up makes a family where the browser is, and goes on to where the parent wanted to be', async () => {
  const { sent } = await openApp(server.client(), '/sign-in?next=%2F%3Ftab%3Dprofile')
  await tap('Create account')
  await type('Your name', 'Ana')
  await type('Email', ' Ana.Ruiz@Example.org')
  await type('Password', 'correct horse')
  await tap('Create account')
  expect(await screen.findByText('ana.ruiz@example.org')).toBeTruthy()
  expect(location.pathname + location.search).toBe('/?tab=profile')
  const { body, key } = sent.find(({ url }) => url.includes('sign-up'))!
  expect(body).toMatchObject({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  expect(key).toMatch(/^[\da-f]{32}$/)
})

test('what does not fit is told at its field, and nothing is sent', async () => {
  const { sent } = await openApp(server.client(), '/sign-in')
  await tap('Sign in')
  expect(await screen.findByText('Please enter your password')).toBeTruthy()
  await tap('Create account')
  await type('Email', 'ana')
  await type('Password', 'short')
  await tap('Create account')
  const errors = [
    'Please enter your name',
    'Please enter a valid email address',
    'The password needs 8 to 128 characters',
  ]
  for (const error of errors) expect(screen.getByText(error)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'))
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  await type('Email', 'ana@example.org')
  const left = errors.filter((error) => screen.queryByText(error))
  expect(left).toEqual([errors[0], errors[2]])
})

test('a refusal does not come back with what was put right', async () => {
  const { email } = await server.newFamily()
  await openApp(server.client(), '/sign-in')
  await type('Email', email)
  await type('Password', 'wrong horse')
  await tap('Sign in')
  expect(await screen.findByText(/do not match/)).toBeTruthy()
  await userEvent.clear(screen.getByLabelText('Password'))
  await tap('Sign in')
  expect(await screen.findByText('Please enter your password')).toBeTruthy()
  await type('Password', 'correct horse')
  expect(screen.queryByText(/do not match|Please enter/)).toBeNull()
})

test('a wrong password is told in the language of the reader, and what was typed stays', async () => {
  const { email } = await server.newFamily()
  await openApp(server.client(), '/es/sign-in', 'es')
  await type('Correo electrónico', email)
  await type('Contraseña', 'wrong horse')
  expect(screen.queryByText(/^¿Olvidaste la contraseña\?/)).toBeNull()
  await tap('Entrar')
  expect(await screen.findByText('El correo y la contraseña no coinciden. Revisa los dos.')).toBeTruthy()
  expect(screen.getByText(/^¿Olvidaste la contraseña\?/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Correo electrónico').value).toBe(email)
  expect(screen.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('wrong horse')
})

test('an address that has an account already is told so', async () => {
  const { email } = await server.newFamily()
  await openApp(server.client(), '/sign-in')
  await type('Email', email)
  await tap('Create account')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email)
  await type('Your name', 'Someone else')
  await type('Password', 'battery staple')
  await tap('Create account')
  expect(await screen.findByText('There is already an account with this email. Sign in instead?')).toBeTruthy()
})

test('whoever is signed in goes straight on, in the language that they are reading', async () => {
  await openApp(await server.newFamilyWithChild(), '/sign-in?next=%2Fzh%3Ftab%3Dtimeline')
  expect(await screen.findByRole('heading', { name: 'Mia’s days' })).toBeTruthy()
  expect(location.pathname + location.search).toBe('/en?tab=timeline')
})

test('a problem is told by its name, never by what an address says', async () => {
  await openApp(server.client(), '/sign-in?problem=link_expired')
  expect(await screen.findByText('This link was already used or is too old. Ask for a new one.')).toBeTruthy()
  await openApp(server.client(), '/sign-in?problem=Send%20money')
  await screen.findByLabelText('Email')
  expect(document.body.textContent).not.toContain('Send money')
})

test('where new accounts need an invitation, nobody is led to a form that refuses', async () => {
  const closed = await startServer(databases.sqlite, { SIGN_UP: 'closed' })
  await openApp(closed.client(), '/sign-in?way=signUp')
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy()
  expect(await screen.findByText(/grows by invitation/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull()
  await closed.stop()
})
