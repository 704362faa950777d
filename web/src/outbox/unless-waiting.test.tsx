// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'
import { type Entry, readEntry } from './entry.ts'
import { waiting } from './waiting.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())
afterEach(() => {
  waiting.set([])
  vi.useRealTimers()
})

const moment = { path: '/api/moments', title: 'Sunny and proud' }
const reward = { path: '/api/rewards/redeem', title: 'Cake' }
const deed = { path: '/api/behaviors', title: 'Said hello' }

const wait = (childId: string, { path, title }: typeof deed, refused?: Entry['refused']) =>
  act(() => {
    const call = { id: 1, key: 'k', method: 'POST', path, caregiver: { id: 'ana' } }
    waiting.set([readEntry({ ...call, line: { childId, title, points: 0 }, ...(refused && { refused }) })])
  })

test.each([
  ['/?screen=moments', 'No moments yet', moment, reward],
  ['/?tab=profile&screen=growthBook', 'No moments yet', moment, deed],
  ['/?tab=rewards&view=redeemed', 'Nothing redeemed yet', reward, moment],
  ['/?tab=timeline', 'No activities yet', deed, undefined],
])('%s does not say "%s" of what waits', async (address, nothing, kind, other) => {
  vi.useFakeTimers({ toFake: ['Date'], now: server.clock.now })
  const family = await server.newFamilyWithChild()
  await openApp(family, address)
  await screen.findByText(nothing)
  wait('of-another-child', kind)
  expect(screen.getByText(nothing)).toBeTruthy()
  if (other) {
    wait(family.childId, other)
    expect(screen.getByText(nothing)).toBeTruthy()
  }
  wait(family.childId, kind, 'internal')
  expect(screen.getByText(nothing)).toBeTruthy()
  wait(family.childId, kind)
  expect(screen.queryByText(nothing)).toBeNull()
  expect(screen.getByText(kind.title, { selector: 'main *' })).toBeTruthy()
})

test('of what kind a reward is that waits, nobody knows here: on a shelf it is not told', async () => {
  const family = await server.newFamilyWithChild()
  await openApp(family, '/?tab=rewards&view=redeemed')
  await screen.findByText('Nothing redeemed yet')
  await userEvent.click(screen.getByRole('radio', { name: 'Privileges' }))
  wait(family.childId, reward)
  expect(screen.getByText('Nothing of this kind yet')).toBeTruthy()
})
