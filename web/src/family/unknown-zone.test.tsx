// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'

const NEW = 'America/Founded_Tomorrow'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

test('a browser too old for the zone of the family shows the app by its own, and the settings as they are', async () => {
  const { call: ask } = await server.newFamilyWithChild()
  const call: typeof ask = async (...asked) => {
    const reply = await ask(...asked)
    const body = JSON.stringify(reply.body ?? null).replaceAll(/"timeZone":"[^"]*"/g, `"timeZone":"${NEW}"`)
    return { ...reply, body: JSON.parse(body) }
  }
  await openApp({ call }, '/?tab=timeline')
  expect(await screen.findByText('No activities yet')).toBeTruthy()
  await openApp({ call }, '/?tab=profile&screen=family')
  expect(await screen.findByRole('combobox', { name: 'Time zone' })).toHaveProperty('value', NEW)
  expect(await screen.findByRole('option', { name: 'Founded Tomorrow' })).toBeTruthy()
})
