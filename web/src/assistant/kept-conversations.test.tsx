// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { newQueryClient } from '../api/query-client.ts'
import { done, field, log, openChat } from './chat-testing.tsx'
import { exchange } from './conversation.ts'
import { keepConversation, keptConversation } from './kept-conversations.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

const offers = [{ kind: 'habit', title: 'Two pages' }] as const
async function followOffer() {
  await userEvent.click(await screen.findByRole('button', { name: /^Add this habit/ }))
  await waitFor(() => expect(location.search).toBe('?screen=habits'))
  await screen.findByRole('heading', { level: 1, name: 'Habits', hidden: true })
}
async function goBack(steps: number) {
  act(() => history.go(-steps))
  await screen.findByRole('heading', { level: 1, name: 'Chat with Pip' })
}

test('who follows an offer and comes back finds the conversation, and nothing is asked again', async () => {
  const { asked, line } = await openChat(await server.newFamilyWithChild(), '/ai-chat?action=recommendations')
  const { say } = await line()
  say({ chunk: 'Begin small.' })
  say({ ...done, offers })
  const steps = history.length
  await followOffer()
  await goBack(history.length - steps)
  expect(log()).toContain('Begin small.')
  expect(screen.getByRole('button', { name: /^Add this habit/ })).toBeTruthy()
  await userEvent.type(await field(), 'And then?{Enter}')
  expect((await line(2)).body).toMatchObject({ message: 'And then?' })
  expect(asked).toHaveLength(2)
  expect(log()).toContain('Begin small.')
})

test('who leaves while Pip speaks finds what was said by then', () => {
  const queries = newQueryClient()
  const [mine, his] = exchange('Help', null)
  keepConversation(queries, 'mia', [mine, { ...his, content: 'First this. ' }])
  expect(keptConversation(queries, 'mia')).toMatchObject([mine, { content: 'First this. ', state: 'stopped' }])
  expect(keptConversation(queries, 'leo')).toEqual([])
})

test('nothing is kept of it when whoever is signed in leaves', () => {
  const queries = newQueryClient()
  keepConversation(queries, 'mia', exchange('Help', null))
  queries.clear()
  expect(keptConversation(queries, 'mia')).toEqual([])
})
