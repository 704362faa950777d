// @vitest-environment jsdom
import { addDays, familyDay } from '@sprout/domain/calendar'
import type { Habit } from '@sprout/domain/habits/model'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { pretendToDraw } from '../drawing-testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  pretendToDraw()
  server = await startServer(databases.sqlite)
  server.clock.now = new Date()
})
afterAll(() => server.stop())

/** Known by the number that its card tells. */
const OTHER = 137

test('a tick draws its own card anew and asks for its own days, and leaves those of the other habits', async () => {
  const family = await server.newFamilyWithChild()
  const add = (habit: object) => family.call<Habit>('POST', '/api/habits', { childId: family.childId, ...habit })
  const { body: teeth } = await add({ title: 'Teeth', targetDays: 66 })
  const { body: reading } = await add({ title: 'Reading', targetDays: OTHER })
  const yesterday = addDays(familyDay(server.clock.now, { timeZone: 'Europe/Madrid', dayStartsAt: 0 }), -1)
  await family.call('POST', `/api/habits/${teeth.id}/checkin`, { date: yesterday })
  const { sent } = await openApp(family, '/?screen=habits')
  const card = async (name: string) => within(await screen.findByRole('article', { name }))
  await (await card('Reading')).findByRole('button', { name: /^Check in today ·/ })
  const tick = await (await card('Teeth')).findByRole('button', { name: /^Check in today ·/ })
  sent.length = 0
  const told = vi.spyOn(Intl.PluralRules.prototype, 'select')
  await userEvent.click(tick)
  expect(await (await card('Teeth')).findByText('2 days in a row')).toBeTruthy()
  await waitFor(() =>
    expect(sent.filter(({ url }) => url.includes(teeth.id)).map(({ method }) => method)).toEqual([
      'POST',
      'GET',
      'GET',
    ]),
  )
  expect(told).toHaveBeenCalledWith(66 - 2)
  expect(told).not.toHaveBeenCalledWith(OTHER)
  expect(sent.filter(({ url }) => url.includes(reading.id))).toEqual([])
})
