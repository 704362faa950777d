// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newAuthenticator, newFamilyWithPasskey, type Options } from '../../../server/src/accounts/passkeys-testing.ts'
import { databases, startServer } from '../../../server/src/testing.ts'
import { holdBack } from '../late-testing.ts'
import { openApp } from '../testing.tsx'

// jsdom has no authenticator.
vi.mock('@simplewebauthn/browser', () => ({
  startRegistration: async ({ optionsJSON }: { optionsJSON: Options['options'] }) =>
    newAuthenticator().make({ options: optionsJSON }),
}))

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('a passkey added on a slow line does not close the question about another', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  const { family } = await newFamilyWithPasskey(server)
  await openApp(family, '/?tab=profile')
  await tap('Add a passkey')
  const letThrough = holdBack('POST')
  await tap('Create passkey')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await tap('Forget Phone')
  await screen.findByRole('alertdialog', { name: 'Forget “Phone”?' })
  letThrough()
  expect(await screen.findByText('Passkey added')).toBeTruthy()
  expect(screen.getByRole('alertdialog', { name: 'Forget “Phone”?' })).toBeTruthy()
})
