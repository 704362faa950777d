// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

const pip = () => screen.findByRole('button', { name: 'Ask Pip' })
const bubble = () => screen.queryByRole('dialog', { name: 'Ask Pip' })
async function openHome(address = '/') {
  await openApp(await server.newFamilyWithChild(), address)
  await screen.findByRole('heading', { name: 'A day with Mia' })
}
async function open() {
  await userEvent.click(await pip())
  await screen.findByText(/Hello, I’m Pip! I answer from Mia’s own days/)
}
const isClosed = () => waitFor(() => expect(bubble()).toBeNull())

test('Pip asks what he can do, until he is tapped again, something else is, or Escape is pressed', async () => {
  await openHome()
  await open()
  expect((await pip()).getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(await pip())
  await isClosed()
  await open()
  await userEvent.click(screen.getByRole('heading', { name: 'A day with Mia' }))
  await isClosed()
  await open()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Parenting tips' }))
  await userEvent.keyboard('{Escape}')
  await isClosed()
  expect(document.activeElement).toBe(await pip())
})

test('who taps Pip before the app has come keeps the bubble', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const family = await server.newFamilyWithChild()
  const asked: string[] = []
  const call: typeof family.call = async (method, path, ...more) => {
    asked.push(path)
    if (asked.length > 1) await promise
    return family.call(method, path, ...more)
  }
  await openApp({ call }, '/')
  await userEvent.click(await pip())
  expect(await screen.findByText(/Add a child, and I can help/)).toBeTruthy()
  resolve()
  expect(await screen.findByText(/I answer from Mia’s own days/)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'A day with Mia' })).toBeTruthy()
  expect(bubble()).toBeTruthy()
})

test('whoever walks on with Tab leaves the bubble behind', async () => {
  await openHome()
  await open()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'What next?' }))
  await userEvent.tab()
  await isClosed()
})

test('each of the three leads to the chat, which begins with it', async () => {
  for (const [name, key] of [
    ['Parenting tips', 'tips'],
    ['Reward ideas', 'rewards'],
    ['What next?', 'recommendations'],
  ] as const) {
    await openHome('/es/')
    await open()
    await userEvent.click(screen.getByRole('button', { name }))
    expect(await screen.findByRole('heading', { name: 'Chat with Pip' })).toBeTruthy()
    expect(location.pathname + location.search).toBe(`/es/ai-chat?action=${key}&response=${key}`)
    expect(bubble()).toBeNull()
  }
})
