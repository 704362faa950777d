// @vitest-environment jsdom
import type { Activity } from '@sprout/domain/timeline/model'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { loadPart } from '../i18n/words.ts'
import { openPiece } from '../testing.tsx'
import { Toasts } from '../ui/toasts.tsx'
import { useTell } from './tell.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

function Teller({ activity }: { activity: Activity }) {
  const tell = useTell()
  return (
    <>
      <button type="button" onClick={() => tell(activity)}>
        tell
      </button>
      <Toasts closeLabel="Dismiss" />
    </>
  )
}

async function familyWithLine() {
  const family = await server.newFamilyWithChild()
  const { childId } = family
  const { body: habit } = await family.call('POST', '/api/habits', { childId, title: 'Teeth', targetDays: 1 })
  const date = server.clock.now.toISOString().slice(0, 10)
  const kept = await family.call<{ activity: Activity }>('POST', `/api/habits/${habit.id}/checkin`, { date })
  const points = async () => (await family.call<{ points: number }[]>('GET', '/api/children')).body[0]?.points
  return { ...family, activity: kept.body.activity, points }
}

test('what was recorded is told with its points, and undone with what it had caused', async () => {
  const family = await familyWithLine()
  expect(await family.points()).toBe(22)
  await openPiece(family, <Teller activity={family.activity} />)
  await userEvent.click(screen.getByRole('button', { name: 'tell' }))
  expect(screen.getByRole('status').textContent).toContain('+2 · Teeth')
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone: Teeth')).toBeTruthy()
  expect(screen.getByText('Also undone: Teeth +20')).toBeTruthy()
  expect(await family.points()).toBe(0)
})

test('what somebody else has undone meanwhile is no failure', async () => {
  // Whatever records is a part, and the words came with it.
  await loadPart(async () => null)
  const family = await familyWithLine()
  await openPiece(family, <Teller activity={family.activity} />)
  await userEvent.click(screen.getByRole('button', { name: 'tell' }))
  await family.call('POST', `/api/activities/${family.activity.id}/undo`)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Already undone'))
})
