// @vitest-environment jsdom
import { familyDay } from '@sprout/domain/calendar'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deedsOf } from '../../../server/src/points/deeds-testing.ts'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
  server.clock.now = new Date()
})
afterAll(() => server.stop())

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const points = (count: number) => screen.findByRole('link', { name: `${count} points, to the rewards` })

test('a wrong tick is taken back where it stands, by the answer to a question only', async () => {
  const family = await server.newFamilyWithChild()
  const { addHabit, checkIn, balance } = deedsOf(family)
  const { id } = await addHabit({ difficulty: 'medium' })
  await checkIn(id, familyDay(server.clock.now, { timeZone: 'Europe/Madrid', dayStartsAt: 0 }))
  const { sent } = await openApp(family, '/?screen=habits')
  const ask = async () => {
    const day = await button(/: kept\. Undo$/)
    fireEvent.click(day)
    fireEvent.click(day)
    return within(await screen.findByRole('alertdialog', { name: /^Undo “Reading” on / }))
  }
  const question = await ask()
  expect(question.getByText('That takes 5 points back, and the streak is counted without this day.')).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect((await balance())[0]).toBe(5)
  await userEvent.click((await ask()).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone: Reading')).toBeTruthy()
  expect(await points(0)).toBeTruthy()
  expect(await button(/^Check in today ·/)).toBeTruthy()
  expect(sent.filter(({ method, url }) => method === 'POST' && url.endsWith('/undo'))).toHaveLength(1)
})
