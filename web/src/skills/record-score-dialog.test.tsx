// @vitest-environment jsdom
import type { Skill } from '@sprout/domain/skills/model'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { holdBack } from '../late-testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
  server.clock.now = new Date()
})
afterAll(() => server.stop())

async function openRecording(title: string) {
  const card = (await screen.findByRole('heading', { name: title })).closest('li')!
  await userEvent.click(within(card).getByRole('button', { name: 'Record score' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Today’s score' }))
  const record = () => userEvent.click(sheet.getByRole('button', { name: 'Record' }))
  return { field: sheet.getByLabelText<HTMLInputElement>(/^Score/), record }
}

test('a score recorded on a slow line neither closes nor clears the sheet of another challenge', async () => {
  const { call, childId, ...family } = await server.newFamilyWithChild()
  for (const title of ['Rope', 'Poems']) await call('POST', '/api/skills', { childId, title })
  const { sent } = await openApp({ ...family, call }, '/?screen=skills')
  const letThrough = holdBack('PUT')
  const rope = await openRecording('Rope')
  await userEvent.type(rope.field, '7')
  await rope.record()
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const poems = await openRecording('Poems')
  await userEvent.type(poems.field, '3')
  letThrough()
  expect(await screen.findByText('Score recorded')).toBeTruthy()
  expect(poems.field.value).toBe('3')
  await poems.record()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { body } = await call<Skill[]>('GET', `/api/skills/${childId}`)
  expect(new Map(body.map(({ title, currentBest }) => [title, currentBest]))).toEqual(
    new Map([
      ['Rope', 7],
      ['Poems', 3],
    ]),
  )
})
