// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { holdBack } from '../late-testing.ts'
import { readEntry } from '../outbox/entry.ts'
import { waiting } from '../outbox/waiting.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
  server.clock.now = new Date()
})
afterAll(() => server.stop())

const profile = '/?tab=profile'
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

/** A habit of one day, so that it is complete at once. */
async function familyWithHabit() {
  const family = await server.newFamilyWithChild()
  const { call, childId } = family
  const { today } = (await call<{ family: { today: string } }>('GET', '/api/auth/user')).body.family
  const { body: habit } = await call('POST', '/api/habits', { childId, title: 'Teeth', targetDays: 1 })
  await call('POST', `/api/habits/${habit.id}/checkin`, { date: today })
  return family
}

test('the week is told in numbers and drawn', async () => {
  await openApp(await familyWithHabit(), profile)
  const kept = (await screen.findByText('habits')).closest('div')!
  expect(within(kept).getByText('1')).toBeTruthy()
  expect(screen.getByRole('img', { name: /^Points by day: \w+day \+22$/ })).toBeTruthy()
})

test('the week is told and drawn with what waits to be sent', async () => {
  const { childId, ...family } = await server.newFamilyWithChild()
  onTestFinished(() => waiting.set([]))
  await openApp(family, profile)
  await screen.findByText('No points yet this week')
  const call = { id: 1, key: 'k', method: 'POST', path: '/api/behaviors', caregiver: { id: 'ana' } }
  act(() => waiting.set([readEntry({ ...call, line: { childId, title: 'Said hello', points: 10 } })]))
  expect(screen.getByRole('img', { name: /^Points by day: \w+day \+10$/ })).toBeTruthy()
  expect(within(screen.getByText('behaviours').closest('div')!).getByText('1')).toBeTruthy()
})

test('four places stand on the wall, the earned first', async () => {
  await openApp(await familyWithHabit(), profile)
  await screen.findByText('Habit Formation Master')
  const places = screen.getByRole('heading', { name: 'Badges' }).closest('section')!.querySelectorAll('li')
  expect([...places].map(({ textContent }) => textContent)).toEqual([
    'Habit Formation MasterEarned 1 time',
    'Skill MasterStill locked',
    'StorytellerStill locked',
    'One week runningStill locked',
  ])
})

test('the whole wall says what each takes, and when it was earned', async () => {
  await openApp(await familyWithHabit(), profile, 'es')
  await tap('Ver todas')
  const rows = (await screen.findByRole('dialog', { name: 'Todas las insignias' })).querySelectorAll('li')
  expect(rows).toHaveLength(8)
  expect(rows[0]?.textContent).toMatch(/^Maestría en hábitosCompletar un hábitoConseguida el \d+ \w+ \d{4}$/)
  expect(rows[7]?.textContent).toBe('Primer canjeCanjear el primer premioPor conseguir')
})

test('until the badges have come there is no whole wall to see, and none opens later by itself', async () => {
  const { call } = await familyWithHabit()
  const { promise: arrival, resolve: letThrough } = Promise.withResolvers<void>()
  const slow: typeof call = async (...ask) => {
    if (ask[1].startsWith('/api/badges')) await arrival
    return call(...ask)
  }
  await openApp({ call: slow }, profile)
  const seeAll = await screen.findByRole<HTMLButtonElement>('button', { name: 'See all' })
  expect(seeAll.disabled).toBe(true)
  letThrough()
  await waitFor(() => expect(seeAll.disabled).toBe(false))
})

async function openFeedback() {
  const family = await server.newFamilyWithChild()
  const { sent } = await openApp(family, profile)
  await tap(/^Feedback/)
  const dialog = within(await screen.findByRole('dialog', { name: 'Feedback' }))
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send feedback' }))
  const type = (label: string, text: string) => userEvent.type(dialog.getByLabelText(label), text)
  const posts = () => sent.filter(({ method }) => method === 'POST').map(({ url, body }) => ({ url, body }))
  return { dialog, send, type, posts }
}

test('feedback without a type, or too short, is not sent', async () => {
  const { dialog, send, type, posts } = await openFeedback()
  await type('Subject', ' Hi  ')
  await type('Message', 'Too short')
  await send()
  expect(await dialog.findByText('Please select a feedback type')).toBeTruthy()
  expect(dialog.getByText('Subject must be at least 3 characters')).toBeTruthy()
  expect(dialog.getByText('Message must be at least 10 characters')).toBeTruthy()
  expect(posts()).toEqual([])
})

test('feedback that was sent closes and clears the form', async () => {
  const { dialog, send, type, posts } = await openFeedback()
  await userEvent.click(dialog.getByRole('radio', { name: 'An idea' }))
  await type('Subject', 'Stars')
  await type('Message', 'More of them, please')
  await send()
  expect(await screen.findByText('Feedback Sent')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = { feedbackType: 'feature', subject: 'Stars', message: 'More of them, please' }
  expect(posts()).toEqual([{ url: '/api/feedback', body }])
  await tap(/^Feedback/)
  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'An idea' }).checked).toBe(false)
})

test('feedback sent on a slow line takes nothing from what is typed next', async () => {
  const { dialog, send, type } = await openFeedback()
  await userEvent.click(dialog.getByRole('radio', { name: 'An idea' }))
  await type('Subject', 'Stars')
  await type('Message', 'More of them, please')
  const letThrough = holdBack('POST')
  await send()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await tap('Discard')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await tap(/^Feedback/)
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject')
  await userEvent.type(subject, 'Moons')
  letThrough()
  expect(await screen.findByText('Feedback Sent')).toBeTruthy()
  expect(subject.value).toBe('Moons')
  expect(screen.getByRole('dialog', { name: 'Feedback' })).toBeTruthy()
})

test('feedback that does not arrive asks to try again later, and keeps what was typed', async () => {
  const { dialog, send, type } = await openFeedback()
  await userEvent.click(dialog.getByRole('radio', { name: 'A fault' }))
  await type('Subject', 'Stars')
  await type('Message', 'More of them, please')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await send()
  expect(await screen.findByText('Failed to Send')).toBeTruthy()
  expect(screen.getByText('Please try again later.')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Subject').value).toBe('Stars')
})
