// @vitest-environment jsdom
import { File } from 'node:buffer'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { jsonReply } from '../api/reply-testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())
afterEach(() => vi.unstubAllGlobals())

const sheet = () => screen.queryByRole('dialog', { name: 'Bring in a file' })

/** A file is on its way, and its answer comes when it is told to. */
async function sends() {
  await openApp(await server.newFamily(), '/?tab=profile&screen=family')
  const arrival = Promise.withResolvers<Response>()
  const elsewhere = globalThis.fetch
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.includes('/import') ? arrival.promise : elsewhere(url, init),
  )
  await userEvent.click(await screen.findByRole('button', { name: /^Bring in a file/ }))
  const input = await screen.findByLabelText('The file')
  Object.defineProperty(input, 'files', { value: [new File(['{}'], 'family.json')] })
  fireEvent.change(input)
  await userEvent.click(screen.getByRole('button', { name: 'Bring it in' }))
  await screen.findByText(/^Reading/)
  return () => arrival.resolve(jsonReply({ alreadyHere: false }))
}

test('what was brought in is told, and its sheet closes', async () => {
  const arrives = await sends()
  arrives()
  expect(await screen.findByText('Everything is back')).toBeTruthy()
  await waitFor(() => expect(sheet()).toBeNull())
})

test('while a file is on its way nothing closes its sheet, and the way back stays on the page', async () => {
  const arrives = await sends()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.keyboard('{Escape}')
  const isBack = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  history.back()
  await isBack
  await waitFor(() => expect(history.state?.sheets).toBe(1))
  expect(sheet()).not.toBeNull()
  arrives()
  await waitFor(() => expect(sheet()).toBeNull())
})
