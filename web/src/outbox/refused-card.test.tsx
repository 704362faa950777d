// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { loadPart } from '../i18n/words.ts'
import { openPiece } from '../testing.tsx'
import { type Kept, readEntry } from './entry.ts'
import { RefusedCard } from './refused-card.tsx'
import { rows } from './store-testing.ts'

vi.mock('../api/database.ts', async (original) => {
  const { inStore } = await import('./store-testing.ts')
  return { ...(await original<object>()), inStore }
})

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

async function told({ path = '/api/behaviors', ...why }: Partial<Kept>) {
  const call = { key: 'made-at-the-tap', method: 'POST', path, caregiver: { id: 'ana' } }
  const entry = readEntry({ ...call, id: 1, line: { title: 'Small remedy' }, ...why })
  await loadPart(async () => undefined)
  await openPiece(await server.newFamily(), <RefusedCard entries={[entry]} />)
  return screen.getByRole('listitem').textContent
}

test('what did not fit is told by what was wrong with it', async () => {
  const remedy = await told({ refused: 'invalid_request', complaint: 'not_a_correction' })
  expect(remedy).toContain('Only a correction that still stands can be put right')
  expect(await told({ refused: 'invalid_request', complaint: 'something new' })).toContain('This does not fit here')
})

test('what an older version of the app kept without that is told as before', async () => {
  expect(await told({ refused: 'invalid_request' })).toContain('Please fill in complete information')
  expect(await told({ refused: 'habit_completed' })).toContain('This habit is already complete')
})

test('what a newer version of the app kept under a name that this one does not know is told all the same', async () => {
  const refused = 'of_a_later_version' as Kept['refused'] & string
  expect(await told({ refused })).toContain('Something went wrong on our side')
})

test.each([
  ['/api/moments', { content: 'Without the small wheels.\nTwice!' }, 'Without the small wheels.\nTwice!'],
  ['/api/behaviors', { title: 'Small remedy', description: 'Without being asked' }, 'Without being asked'],
])('what was written in what %s did not take can be read', async (path, body, words) => {
  expect(await told({ path, body, refused: 'lost_sight' })).toContain(words)
})

test('words that may be of somebody else are shown to nobody', async () => {
  const entry = { path: '/api/moments', body: { content: 'A secret' } }
  expect(await told({ ...entry, caregiver: { id: '', name: '' } })).not.toContain('A secret')
})

test.each([
  ['/api/behaviors', 'This child’s profile was deleted.'],
  ['/api/moments', 'This child’s profile was deleted.'],
  ['/api/habits/0197/checkin', 'This habit was deleted.'],
  ['/api/skills/0197', 'This challenge was deleted.'],
  ['/api/rewards/redeem', 'This reward is no longer in the store. No points were spent.'],
  ['/api/of-a-later-version', 'This is no longer there'],
])('what %s was about is gone, and the words say what', async (path, words) => {
  expect(await told({ path, refused: 'not_found' })).toContain(words)
})

const refusedOnes = (many: number) =>
  Array.from({ length: many }, (_, at) => {
    const call = { key: `tap ${at}`, method: 'POST', path: '/api/behaviors', caregiver: { id: 'ana' } }
    return readEntry({ ...call, id: at + 1, line: { title: `Deed ${at + 1}` }, refused: 'not_found' })
  })

test('of many the fourth and all after it lie under one line, and all can be read off at once', async () => {
  const many = refusedOnes(40)
  for (const entry of many) rows.set(entry.id, entry)
  await loadPart(async () => undefined)
  await openPiece(await server.newFamily(), <RefusedCard entries={many} />)
  const folded = screen.getByText('37 more').closest('details') as HTMLElement
  const shown = (list: readonly HTMLElement[]) => list.filter((row) => !folded.contains(row))
  expect(shown(screen.getAllByRole('listitem'))).toHaveLength(3)
  expect(within(folded).getAllByRole('listitem', { hidden: true })).toHaveLength(37)
  await userEvent.click(screen.getByRole('button', { name: 'Got it, all of them' }))
  await vi.waitFor(() => expect(rows.size).toBe(0))
})

test('three are told as they are', async () => {
  await loadPart(async () => undefined)
  await openPiece(await server.newFamily(), <RefusedCard entries={refusedOnes(3)} />)
  expect(screen.getAllByRole('button', { name: 'Got it' })).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Got it, all of them' })).toBeNull()
})
