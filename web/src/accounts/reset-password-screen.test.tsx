// @vitest-environment jsdom
import { screen } from '@testing-library/react'
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

test('a link of today sets the password and opens the door', async () => {
  const { user } = await server.newFamily()
  const tomorrow = new Date(server.clock.now.getTime() + 86_400_000)
  const token = await issueTicket(server.db, 'reset-password', { caregiverId: user.id }, tomorrow)
  await openApp(server.client(), `/reset-password#${token}`)
  await userEvent.type(await screen.findByLabelText('New password'), 'battery staple')
  await userEvent.click(screen.getByRole('button', { name: 'Save and sign in' }))
  expect(await screen.findByRole('heading', { name: 'Who is growing up here?' })).toBeTruthy()
  expect(location.pathname + location.hash).toBe('/')
})
