// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'
import { field } from './chat-testing.tsx'

const MODEL = { AI_BASE_URL: 'http://127.0.0.1:9/v1', AI_MODEL: 'small' }

async function openWith(settings: Record<string, string>) {
  const server = await startServer(databases.sqlite, settings)
  onTestFinished(() => server.stop())
  const family = await server.newFamilyWithChild()
  const { sent } = await openApp(family, '/ai-chat')
  await field()
  await waitFor(() => expect(sent.some(({ url }) => url === '/api/family')).toBe(true))
  return family
}

test('where there is a model, the family says whether it may be asked, and reads what it is told', async () => {
  const { call } = await openWith(MODEL)
  const choice = await screen.findByRole<HTMLInputElement>('switch', { name: 'Let a language model help Pip' })
  expect(choice.checked).toBe(false)
  expect(screen.getByText(/without the child’s name, and some numbers/)).toBeTruthy()
  for (const asksModel of [true, false]) {
    await userEvent.click(choice)
    await waitFor(async () => expect((await call('GET', '/api/family')).body).toMatchObject({ asksModel }))
    await waitFor(() => expect(choice.checked).toBe(asksModel))
  }
})

test('where there is none, nothing is asked', async () => {
  await openWith({})
  expect(screen.queryByRole('switch')).toBeNull()
})
