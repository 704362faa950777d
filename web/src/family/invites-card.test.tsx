// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())
afterEach(() => vi.unstubAllEnvs())

test('an invitation was made at a day and an hour of the family’s, wherever it is read', async () => {
  vi.stubEnv('TZ', 'Europe/Madrid')
  const { call: ask } = await server.newFamily()
  await ask('PATCH', '/api/family', { timeZone: 'America/Los_Angeles', dayStartsAt: 4 })
  await ask('POST', '/api/family/invites')
  const call: typeof ask = async (...asked) => {
    const reply = await ask(...asked)
    const body = JSON.stringify(reply.body ?? null).replaceAll(
      /"createdAt":"[^"]*"/g,
      '"createdAt":"2026-11-04T08:30:00Z"',
    )
    return { ...reply, body: JSON.parse(body) }
  }
  await openApp({ call }, '/?tab=profile&screen=family')
  expect(await screen.findByText(/^Made by Ana on 4 Nov, 00:30|^Made by Ana on Nov 4, 12:30 AM/)).toBeTruthy()
})
