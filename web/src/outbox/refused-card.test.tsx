// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { loadPart } from '../i18n/words.ts'
import { openPiece } from '../testing.tsx'
import { type Kept, readEntry } from './entry.ts'
import { RefusedCard } from './refused-card.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

async function told(why: Pick<Kept, 'refused' | 'complaint'>) {
  const call = { key: 'made-at-the-tap', method: 'POST', path: '/api/behaviors', caregiver: { id: 'ana' } }
  const entry = readEntry({ ...call, id: 1, line: { title: 'Small remedy' }, ...why })
  await loadPart(async () => undefined)
  await openPiece(await server.newFamily(), <RefusedCard entries={[entry]} />)
  return screen.getByRole('listitem').textContent
}

test('what did not fit is told by what was wrong with it', async () => {
  const remedy = await told({ refused: 'invalid_request', complaint: 'not_a_correction' })
  expect(remedy).toContain('Only a correction that still stands can be made good')
  expect(await told({ refused: 'invalid_request', complaint: 'something new' })).toContain('This does not fit here')
})

test('what an older version of the app kept without that is told as before', async () => {
  expect(await told({ refused: 'invalid_request' })).toContain('Please fill in complete information')
  expect(await told({ refused: 'habit_completed' })).toContain('This habit is already complete')
})
