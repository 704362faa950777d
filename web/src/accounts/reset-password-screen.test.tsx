// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueTicket } from '../../../server/src/accounts/tickets.ts'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

test('a link without its secret says so and leads to the door', async () => {
  await openApp(server.client(), '/reset-password')
  expect(await screen.findByText(/This link is not complete/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/api/login')
})

test('a link that is too old says so, and the new password stays typed', async () => {
  await openApp(server.client(), '/reset-password#long-gone')
  await userEvent.type(await screen.findByLabelText('New password'), 'battery staple')
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }))
  expect(await screen.findByText('This link was already used or is too old. Ask for a new one.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('battery staple')
})

const linkFor = async (caregiverId: string) => {
  const tomorrow = new Date(server.clock.now.getTime() + 86_400_000)
  return `/reset-password#${await issueTicket(server.db, 'reset-password', { caregiverId }, tomorrow)}`
}
const setPassword = async () => {
  await userEvent.type(await screen.findByLabelText('New password'), 'battery staple')
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }))
}

test('a link of today sets the password and opens the door', async () => {
  const { user } = await server.newFamily()
  await openApp(server.client(), await linkFor(user.id))
  await setPassword()
  expect(await screen.findByRole('heading', { name: 'Who is growing up here?' })).toBeTruthy()
  expect(location.pathname + location.hash).toBe('/')
})

test('whoever opens a link where somebody else is in sees nothing of them', async () => {
  const [ana, bob] = [await server.newFamily(), await server.newFamily()]
  await ana.call('POST', '/api/children', { name: 'Mia', age: 7 })
  await bob.call('POST', '/api/children', { name: 'Leo', age: 7 })
  await openApp(ana, '/')
  await screen.findByRole('heading', { name: 'A day with Mia' })
  const link = await linkFor(bob.user.id)
  act(() => history.pushState(null, '', link))
  await setPassword()
  const heading = await screen.findByRole('heading', { name: /^A day with/ })
  expect(heading.textContent).toBe('A day with Leo')
})
