// @vitest-environment jsdom
import { addDays, familyDay } from '@sprout/domain/calendar'
import type { Habit } from '@sprout/domain/habits/model'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { pretendToDraw } from '../drawing-testing.ts'
import { holdBack } from '../late-testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  pretendToDraw()
  server = await startServer(databases.sqlite)
  server.clock.now = new Date()
})
afterAll(() => server.stop())

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const points = (count: string) => screen.findByRole('link', { name: `${count}, to the rewards` })
const today = () => familyDay(server.clock.now, { timeZone: 'Europe/Madrid', dayStartsAt: 0 })
const dayBefore = (days: number) => addDays(today(), -days)

async function familyWith(habit: object, kept: number[] = []) {
  const family = await server.newFamilyWithChild()
  const { childId } = family
  const { body } = await family.call('POST', '/api/habits', { childId, title: 'Teeth', difficulty: 'medium', ...habit })
  const tick = (days: number) => family.call('POST', `/api/habits/${body.id}/checkin`, { date: dayBefore(days) })
  for (const days of kept) await tick(days)
  const habits = async () => (await family.call<Habit[]>('GET', `/api/habits/${childId}`)).body
  return { ...family, tick, habits }
}

/** The same family on a line on which some calls fail. */
const failing = ({ call }: Awaited<ReturnType<typeof familyWith>>, address: RegExp): { call: typeof call } => ({
  call: async (method, url, payload, headers) =>
    address.test(url) ? { status: 500, body: '' as never, headers: {} } : call(method, url, payload, headers),
})

test('a finger that taps twice checks in once, is shown at once, and can take it back', async () => {
  const family = await familyWith({}, [1])
  const { sent } = await openApp(family, '/?screen=habits')
  const checkIn = await button(/^Check in today ·/)
  fireEvent.click(checkIn)
  fireEvent.click(checkIn)
  expect(await screen.findByText('Done for today')).toBeTruthy()
  expect(screen.getByText('2 days in a row')).toBeTruthy()
  expect(await points('10 points')).toBeTruthy()
  expect(sent.filter(({ method, url }) => method === 'POST' && url.endsWith('/checkin'))).toHaveLength(1)
  await userEvent.click(await button('Undo'))
  expect(await button(/^Check in today ·/)).toBeTruthy()
  expect(await points('5 points')).toBeTruthy()
  expect(await family.habits()).toMatchObject([{ checkedInDays: 1 }])
})

test('that another phone was first is a notice, not an error, and nothing counts twice', async () => {
  const family = await familyWith({})
  await openApp(family, '/?screen=habits')
  const checkIn = await button(/^Check in today ·/)
  await family.tick(0)
  await userEvent.click(checkIn)
  const notice = await screen.findByText('Already checked in')
  expect(notice.closest('[role=status]')).toBeTruthy()
  expect(await points('5 points')).toBeTruthy()
  expect(await screen.findByText('Done for today')).toBeTruthy()
})

test('buttons that are called the same on every habit are told apart by its name', async () => {
  const family = await familyWith({})
  await family.call('POST', '/api/habits', { childId: family.childId, title: 'Reading', difficulty: 'medium' })
  await openApp(family, '/?screen=habits')
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Check in today ·/ })).toHaveLength(2))
  for (const habit of ['Teeth', 'Reading']) {
    const card = within(screen.getByRole('article', { name: habit }))
    const alike = card.getAllByRole('button', { name: /^(?!Delete)/ })
    const described = alike.map((each) => document.getElementById(`${each.getAttribute('aria-describedby')}`))
    expect(alike.length).toBeGreaterThanOrEqual(4)
    expect(described.map((by) => by?.textContent)).toEqual(alike.map(() => habit))
  }
})

test('a check-in that fails is taken back, and says why', async () => {
  const family = await familyWith({})
  await openApp(failing(family, /\/checkin$/), '/?screen=habits')
  await userEvent.click(await button(/^Check in today ·/))
  expect((await screen.findByText('Check-in failed')).closest('[role=alert]')).toBeTruthy()
  expect(await button(/^Check in today ·/)).toBeTruthy()
  expect(await points('0 points')).toBeTruthy()
})

test('when it cannot be known whether today is open, it is; when the days are not known, there are none', async () => {
  const family = await familyWith({ targetDays: 66 }, [0, 1])
  await openApp(failing(family, /can-checkin|checkins$/), '/?screen=habits')
  await userEvent.click(await button(/^Check in today ·/))
  expect(await screen.findByText('Already checked in')).toBeTruthy()
  expect(await family.habits()).toMatchObject([{ checkedInDays: 2 }])
})

test('a habit that was kept today says so, also while its days do not come', async () => {
  await openApp(failing(await familyWith({}, [0]), /checkins$/), '/?screen=habits')
  expect(await screen.findByText('Done for today')).toBeTruthy()
})

test('on a phone whose clock is a day ahead, a day that has not come yet is not shown as done', async () => {
  const { now } = server.clock
  server.clock.now = new Date(now.getTime() - 24 * 60 * 60_000)
  try {
    await openApp(await familyWith({}, [0]), '/?screen=habits')
    await waitFor(() => expect(document.querySelector('.habit-closed')).toBeTruthy())
    expect(screen.getByText('1 day in a row')).toBeTruthy()
    expect(screen.queryByText('Done for today')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Check in today/ })).toBeNull()
  } finally {
    server.clock.now = now
  }
})

test('the last day completes the habit: the deed is named, nothing is left to check in, and undo takes all of it', async () => {
  const family = await familyWith({ targetDays: 3 }, [1, 2])
  await openApp(family, '/?screen=habits')
  await userEvent.click(await button(/^Check in today ·/))
  const card = within(await screen.findByRole('dialog', { name: /^Teeth, 3\sdays in a row$/ }))
  expect(card.getByText('55 points for Mia, and a badge.')).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: 'Lovely' }))
  expect(await screen.findByText(/^Completed on/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Check in today/ })).toBeNull()
  expect(await family.habits()).toMatchObject([{ isCompleted: true }])
  expect(screen.getByText('+55 · Teeth')).toBeTruthy()
  await userEvent.click(await button('Undo'))
  expect(await points('10 points')).toBeTruthy()
})

test('what cannot be a habit is told at its field and not sent', async () => {
  const family = await server.newFamilyWithChild()
  const { sent } = await openApp(family, '/?screen=habits')
  await userEvent.click(await button('Add habit'))
  const add = within(await screen.findByRole('dialog', { name: 'New habit' }))
  const days = add.getByLabelText<HTMLInputElement>('Days in a row')
  expect(days.value).toBe('21')
  for (const wrong of ['0', '366', '2.5', '']) {
    fireEvent.change(days, { target: { value: wrong } })
    await userEvent.click(add.getByRole('button', { name: 'Add habit' }))
    expect(await add.findByText('Please enter a whole number of days from 1 to 365')).toBeTruthy()
  }
  expect(add.getByText('Please enter the habit’s name')).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  await userEvent.click(add.getByRole('button', { name: '66' }))
  await userEvent.type(add.getByLabelText('Name'), ' Read ')
  await userEvent.click(add.getByRole('radio', { name: 'Hard +10' }))
  await userEvent.click(add.getByRole('button', { name: 'Add habit' }))
  expect(await screen.findByText('Habit added')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const { body } = await family.call<Habit[]>('GET', `/api/habits/${family.childId}`)
  expect(body).toMatchObject([{ title: 'Read', difficulty: 'hard', points: 10, targetDays: 66 }])
})

test('a habit added on a slow line takes nothing from the one that is typed next', async () => {
  const family = await familyWith({})
  await openApp(family, '/?screen=habits')
  const open = async (title: string) => {
    await userEvent.click(await button('Add habit'))
    const sheet = within(await screen.findByRole('dialog', { name: 'New habit' }))
    await userEvent.type(sheet.getByLabelText('Name'), title)
    return () => userEvent.click(sheet.getByRole('button', { name: 'Add habit' }))
  }
  await button('Add habit')
  const letThrough = holdBack('POST')
  await (await open('Reading'))()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await button('Discard'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const add = await open('Piano')
  letThrough()
  expect(await screen.findByText('Habit added')).toBeTruthy()
  await add()
  expect(await screen.findByRole('heading', { name: 'Piano' })).toBeTruthy()
  expect((await family.habits()).map(({ title }) => title).sort()).toEqual(['Piano', 'Reading', 'Teeth'])
})
