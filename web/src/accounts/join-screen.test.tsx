// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { familyOf, inviteBy, join } from '../../../server/src/family/sharing-testing.ts'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
  server.clock.now = new Date()
})
afterAll(() => server.stop())
beforeEach(() => sessionStorage.clear())

const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text)
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const DAY = 86_400_000

test('who has no account gets one straight from the link, also where sign-up is closed', async () => {
  const { code } = await inviteBy(await server.newFamilyWithChild())
  const { config } = server.app.outside
  config.signUp = 'closed'
  const { sent } = await openApp(server.client(), `/join#${code}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana invites you' })).toBeTruthy()
  await type('Your name', 'Luis')
  await type('Email', 'luis.closed@example.org')
  await type('Password', 'correct horse')
  await tap('Create account')
  expect(await screen.findByRole('heading', { name: 'A day with Mia' })).toBeTruthy()
  expect(location.pathname).toBe('/')
  expect(sent.find(({ url }) => url.includes('sign-up'))?.body).toMatchObject({ invite: code, name: 'Luis' })
  expect(sent.every(({ url }) => !url.includes(code))).toBe(true)
  config.signUp = 'open'
})

test('who has an account signs in and is asked, and then sees the family they joined', async () => {
  const luis = await server.newFamily()
  const { code } = await inviteBy(await server.newFamilyWithChild())
  await openApp(server.client(), `/es/join#${code}`, 'es')
  await tap('Entrar')
  await type('Correo electrónico', luis.email)
  await type('Contraseña', 'correct horse')
  await tap('Entrar')
  expect(await screen.findByText(`Has entrado como Ana, ${luis.email}.`)).toBeTruthy()
  await tap('Unirme a la familia')
  expect(await screen.findByRole('heading', { name: 'El día de Mia' })).toBeTruthy()
  expect(screen.getByText('Ya estás en la familia de Ana')).toBeTruthy()
})

test('who does not know who invites stays in their own family', async () => {
  const luis = await server.newFamily()
  const { code } = await inviteBy(await server.newFamilyWithChild())
  await openApp(luis, `/join#${code}`)
  expect(await screen.findByText(/^Only join people you know\./)).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: 'Not now' }))
  expect(location.pathname).toBe('/')
  expect((await familyOf(luis)).caregivers).toHaveLength(1)
})

test('who has records of their own is told what to do, and loses nothing', async () => {
  const luis = await server.newFamilyWithChild()
  const { code } = await inviteBy(await server.newFamily())
  await openApp(luis, `/join#${code}`)
  await tap('Join the family')
  expect(await screen.findByText('Your own family already has records, so you cannot join another')).toBeTruthy()
  expect(screen.getByText(/^What is written down stays where it is\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Join the family' })).toBeNull()
  const other = screen.getByRole('link', { name: 'Use another account' })
  expect(other.getAttribute('href')).toBe('/api/logout?next=/join')
})

test('who is in the family already is told whom the link is for', async () => {
  const ana = await server.newFamily()
  const { code } = await inviteBy(ana)
  await openApp(ana, `/join#${code}`)
  expect(await screen.findByText(/^You are in this family already\./)).toBeTruthy()
  const luis = await server.newFamily()
  await join(luis, code)
  await openApp(luis, `/join#${code}`)
  expect(await screen.findByText(/^You are in this family already\./)).toBeTruthy()
})

test.each([
  ['used', 'This invitation was already used', async (code: string) => join(await server.newFamily(), code)],
  [
    'too old',
    'This link was already used or is too old. Ask for a new one.',
    async () => {
      server.clock.now = new Date(server.clock.now.getTime() + 7 * DAY)
    },
  ],
])('a link that is %s says so, and how to get another', async (_, why, happens) => {
  const { code } = await inviteBy(await server.newFamily())
  await happens(code)
  await openApp(server.client(), `/join#${code}`)
  expect(await screen.findByText(why)).toBeTruthy()
  expect(screen.getByText(/can make a new link at any time/)).toBeTruthy()
})

test('a link that lost its end says so; after a way round it is known in this tab', async () => {
  await openApp(server.client(), '/join')
  expect(await screen.findByText(/^This link is not complete\./)).toBeTruthy()
  const { code } = await inviteBy(await server.newFamily())
  await openApp(server.client(), `/join#${code}`)
  await screen.findByRole('heading', { name: 'Ana invites you' })
  await openApp(server.client(), '/join')
  expect(await screen.findByRole('heading', { name: 'Ana invites you' })).toBeTruthy()
})
