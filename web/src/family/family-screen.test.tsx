// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { familyOf, openInvites, sharedFamily } from '../../../server/src/family/sharing-testing.ts'
import { databases, startServer } from '../../../server/src/testing.ts'
import { holdBack } from '../late-testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

test('what is the whole family’s has a screen of its own, and the way back to the profile', async () => {
  const family = await server.newFamily()
  await openApp(family, '/es?tab=profile', 'es')
  await userEvent.click(await screen.findByRole('link', { name: /^Familia/ }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Familia' })))
  expect((await screen.findByText('Ana (tú)')).closest('li')?.textContent).toContain(family.email)
  expect(location.pathname + location.search).toBe('/es/?tab=profile&screen=family')
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }))
  expect(await screen.findByRole('link', { name: /^Familia/ })).toBe(document.activeElement)
})

test('its address opens it, and leads back to the profile', async () => {
  await openApp(await server.newFamily(), '/?tab=profile&screen=family')
  expect(await screen.findByText('Ana (you)')).toBeTruthy()
  expect(document.title).toBe('Family · Sprout')
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('link', { name: /^Family/ })).toBeTruthy()
})

const open = (family: Awaited<ReturnType<typeof server.newFamily>>) => openApp(family, '/?tab=profile&screen=family')
const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('an invitation is shown once, as a picture and as a link, and can be revoked', async () => {
  const family = await server.newFamily()
  await open(family)
  await tap('Make an invitation')
  const link = await screen.findByLabelText<HTMLInputElement>('Link')
  expect(link.value).toMatch(/\/join#[\w-]{43}$/)
  expect(screen.getByRole('img', { name: 'QR code of the invitation' })).toBeTruthy()
  await tap('Close')
  await tap('Revoke invitation')
  await tap('Revoke')
  expect(await screen.findByText('Invitation revoked')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke invitation' })).toBeNull())
  expect(await openInvites(family)).toEqual([])
})

test('the link of a new invitation stays, though an older one was revoked meanwhile', async () => {
  const family = await server.newFamily()
  await family.call('POST', '/api/family/invites')
  await open(family)
  await tap('Revoke invitation')
  const letRevoke = holdBack('DELETE')
  const letMake = holdBack('POST')
  fireEvent.click(screen.getByText('Make an invitation'))
  await tap('Revoke')
  letMake()
  await screen.findByLabelText<HTMLInputElement>('Link')
  letRevoke()
  expect(await screen.findByText('Invitation revoked')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Link').value).toContain('/join#')
})

test('who is removed goes from the list; one who is alone has nobody to leave behind', async () => {
  const { ana, luis } = await sharedFamily(server)
  await open(ana)
  await tap('Remove Luis')
  expect(await screen.findByText(/^Luis is signed out everywhere at once/)).toBeTruthy()
  await tap('Remove')
  await waitFor(() => expect(screen.queryByText(luis.email)).toBeNull())
  expect(screen.queryByRole('button', { name: 'Leave the family' })).toBeNull()
})

test('each setting is saved as it is chosen', async () => {
  const family = await server.newFamily()
  await open(family)
  await userEvent.selectOptions(await screen.findByLabelText('A new day begins at'), '4')
  await screen.findByText('Saved')
  await userEvent.click(screen.getByRole('switch', { name: 'Points stop at zero' }))
  await userEvent.selectOptions(screen.getByLabelText('Country for emergency numbers'), 'Spain')
  await screen.findByRole('option', { name: /^Tokyo · / })
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Asia/Tokyo')
  const chosen = { dayStartsAt: 4, keepBalancesAtZero: true, emergencyCountry: 'ES', timeZone: 'Asia/Tokyo' }
  await waitFor(async () => expect(await familyOf(family)).toMatchObject(chosen))
})

test('where there is a model, the family says here too whether it may be asked', async () => {
  const withModel = await startServer(databases.sqlite, { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'small' })
  onTestFinished(() => withModel.stop())
  const family = await withModel.newFamily()
  await open(family)
  const choice = await screen.findByRole<HTMLInputElement>('switch', { name: 'Let a language model help Pip' })
  for (const asksModel of [true, false]) {
    await userEvent.click(choice)
    await waitFor(async () => expect(await familyOf(family)).toMatchObject({ asksModel }))
    await waitFor(() => expect(choice.checked).toBe(asksModel))
  }
})

test('where there is none, nothing is asked', async () => {
  await open(await server.newFamily())
  expect(await screen.findByRole('switch', { name: 'Points stop at zero' })).toBeTruthy()
  expect(screen.queryByRole('switch', { name: 'Let a language model help Pip' })).toBeNull()
})

test('a setting that is refused goes back to what it was', async () => {
  const family = await server.newFamily()
  const call: typeof family.call = (method, ...asked) =>
    method === 'PATCH' ? Promise.reject(new TypeError('no network')) : family.call(method, ...asked)
  await open({ ...family, call })
  await userEvent.click(await screen.findByRole('switch', { name: 'Points stop at zero' }))
  expect(await screen.findByText('Not saved')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Points stop at zero' }).checked).toBe(false)
})
