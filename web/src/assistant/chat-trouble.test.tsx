// @vitest-environment jsdom
import type { EventEmitter } from 'node:events'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { problem } from '../api/problem-testing.ts'
import { reply } from '../api/reply-testing.ts'
import { openApp } from '../testing.tsx'
import { done, field, log, openChat } from './chat-testing.tsx'

/** The document of this file; it can tell that it was asked to go elsewhere, and not go. */
declare const jsdom: { virtualConsole: EventEmitter }

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

const failures: [string, () => Response][] = [
  ['is not OK', () => new Response('Bad gateway', { status: 502 })],
  ['has no body', () => reply(null, { headers: { 'content-type': 'text/event-stream' } })],
  ['tells of an error', () => streamOf('data: {"chunk":"Half a "}\n\ndata: {"error":"no"}\n\n')],
  ['breaks off', () => streamOf('data: {"chunk":"Half a "}\n\n')],
  ['ends without a word', () => streamOf(`data: ${JSON.stringify(done)}\n\n`)],
]
const streamOf = (text: string) => reply(text, { headers: { 'content-type': 'text/event-stream' } })

test.each(failures)('a reply that %s becomes the default reply with its three chips', async (_, answer) => {
  const { answers, line } = await openChat(await server.newFamilyWithChild())
  answers.push(answer)
  await userEvent.type(await field(), 'Help{Enter}')
  expect(await screen.findByText(/Something got in my way just now/)).toBeTruthy()
  expect(log()).not.toContain('Half a')
  for (const name of ['Reward ideas', 'What next?']) expect(screen.getByRole('button', { name })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Parenting tips' }))
  expect((await line(2)).body).toMatchObject({ message: 'Parenting tips', topic: 'tips' })
})

test('without a connection Pip says what is missing', async () => {
  const { answers } = await openChat(await server.newFamilyWithChild())
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  answers.push(() => {
    throw new TypeError('Failed to fetch')
  })
  await userEvent.type(await field(), 'Help{Enter}')
  expect(await screen.findByText(/I need a connection to answer/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Parenting tips' })).toBeTruthy()
})

test('too many questions are answered in a friendly way', async () => {
  const { answers } = await openChat(await server.newFamilyWithChild())
  answers.push(() => problem(429, { code: 'too_many_requests' }))
  await userEvent.type(await field(), 'Help{Enter}')
  expect(await screen.findByText(/Let me catch my breath for a minute/)).toBeTruthy()
})

test('a line that makes no sense is left out', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { line } = await openChat(await server.newFamilyWithChild())
  await userEvent.type(await field(), 'Help{Enter}')
  const { say } = await line()
  for (const event of ['{"chunk":', { chunk: 'All ' }, 'nonsense', { chunk: 'is well.' }, done]) say(event)
  expect(await screen.findByText('All is well.')).toBeTruthy()
  expect(warned).toHaveBeenCalledTimes(2)
  warned.mockRestore()
})

test('without a child there is nobody to ask about', async () => {
  const family = await server.newFamily()
  await openApp(family, '/ai-chat?action=tips')
  expect(await screen.findByText('No child selected')).toBeTruthy()
  expect(screen.queryByLabelText('Your message to Pip')).toBeNull()
})

test('whoever is signed out is sent to sign in', async () => {
  const left = new Promise((leaves) => jsdom.virtualConsole.once('jsdomError', leaves))
  await openApp(server.client(), '/ai-chat')
  expect(await screen.findByText('Unauthorized')).toBeTruthy()
  expect(String(await left)).toContain('navigation')
})
