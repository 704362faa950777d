// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

test.each([
  ['First steps', /with what is written in it/],
  ['', /no points move/],
])('a moment with the story "%s" says before it is undone what is lost', async (content, says) => {
  const family = await server.newFamilyWithChild()
  await family.call('POST', '/api/moments', { childId: family.childId, weather: 'sunny', mood: 'calm', content })
  await openApp(family, '/?tab=timeline')
  await userEvent.click(await screen.findByRole('button', { name: /^Calm · Sunny/ }))
  expect(await screen.findByText(says)).toBeTruthy()
})
