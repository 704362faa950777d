// @vitest-environment jsdom
import type { User } from '@sprout/domain/accounts/model'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { forgetDrafts } from '../api/drafts.ts'
import { pretendToDraw } from '../drawing-testing.ts'
import { openApp } from '../testing.tsx'
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
beforeEach(() => {
  rows.clear()
  forgetDrafts()
  vi.useFakeTimers({ toFake: ['Date'], now: server.clock.now })
  vi.stubGlobal('indexedDB', {})
  pretendToDraw()
})
afterEach(() => void vi.restoreAllMocks())

const STORY = 'Without the small wheels'
const story = () => screen.findByLabelText<HTMLTextAreaElement>('What do you want to remember?')
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const loseSignal = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
const giveUp = async () => {
  await tap('Show what waits to be sent')
  await tap(/^Stop sending/)
  await waitFor(() => expect(rows.size).toBe(0))
}

async function writeMoment() {
  const family = await server.newFamilyWithChild()
  await openApp(family, '/?screen=moments')
  await userEvent.click(await screen.findByRole('radio', { name: 'Sunny' }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Proud' }))
  await userEvent.type(await story(), STORY)
  loseSignal()
  await tap('Keep this moment')
  await screen.findByText(/Kept on this device/)
  expect((await story()).value).toBe('')
  return family
}

test.each([
  ['undone where it is told', () => tap('Undo')],
  ['given up in the list of what waits', giveUp],
])('a moment that is %s stands in its form again', async (_, takeBack) => {
  await writeMoment()
  await takeBack()
  await waitFor(async () => expect((await story()).value).toBe(STORY))
})

test('also when the page that it was written on is gone', async () => {
  const family = await writeMoment()
  await openApp(family, '/?screen=behaviors')
  await giveUp()
  await openApp(family, '/?screen=moments')
  await waitFor(async () => expect((await story()).value).toBe(STORY))
})

test('also one that was refused, by an app that did not say yet where it was written', async () => {
  const family = await server.newFamilyWithChild()
  const { childId } = family
  const { id, name } = (await family.call<User>('GET', '/api/auth/user')).body
  const write = {
    method: 'POST',
    path: '/api/moments',
    body: { childId, weather: 'sunny', mood: 'proud', content: STORY },
  }
  const line = { childId, title: 'Proud', points: 0 }
  rows.set(1, {
    version: 1,
    id: 1,
    key: 'k',
    caregiver: { id, name },
    ...write,
    lists: [],
    line,
    refused: 'lost_sight',
  })
  await openApp(family, '/?screen=moments')
  await tap('Got it')
  await waitFor(async () => expect((await story()).value).toBe(STORY))
})

const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name)

async function recordDeed(title: string, description: string) {
  await tap('Add your own')
  await userEvent.type(await field('Name'), title)
  await userEvent.type(await field('Description'), description)
  await userEvent.clear(await field('Points to give'))
  await userEvent.type(await field('Points to give'), '15')
  await tap('Give points')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('good deeds of one’s own that are given up stand in their form, one after the other', async () => {
  await openApp(await server.newFamilyWithChild(), '/?screen=behaviors')
  await screen.findByRole('button', { name: /^Said hello/ })
  loseSignal()
  await recordDeed('Fed the cat', 'All week')
  await recordDeed('Read to grandma', 'For an hour')
  await tap('Show what waits to be sent')
  await tap('Stop sending Fed the cat')
  await tap('Undo')
  await waitFor(() => expect(rows.size).toBe(0))
  for (const [title, description] of [
    ['Read to grandma', 'For an hour'],
    ['Fed the cat', 'All week'],
  ]) {
    await tap('Add your own')
    expect((await field('Name')).value).toBe(title)
    expect((await field('Description')).value).toBe(description)
    expect((await field('Points to give')).value).toBe('15')
    await tap('Close')
    await tap('Discard')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await tap('Add your own')
  expect((await field('Name')).value).toBe('')
})

test('what was sent without an answer says so where it can be given up', async () => {
  const { childId, user, ...family } = await server.newFamilyWithChild()
  loseSignal()
  const line = { childId, title: 'Fed the cat', points: 10 }
  const entry = { version: 1, caregiver: { id: user.id }, method: 'POST', path: '/api/behaviors', line }
  rows.set(1, { ...entry, id: 1, key: 'sent', triedAt: server.clock.now.toISOString() })
  rows.set(2, { ...entry, id: 2, key: 'kept' })
  await openApp(family, '/')
  await tap('Show what waits to be sent')
  const [sent, kept] = within(screen.getByRole('region', { name: 'Waiting to be sent' })).getAllByRole('listitem')
  expect(sent?.textContent).toContain('no answer yet')
  expect(kept?.textContent).not.toContain('no answer yet')
})
