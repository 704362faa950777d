// @vitest-environment jsdom
import { addDays, familyDay } from '@sprout/domain/calendar'
import type { Skill } from '@sprout/domain/skills/model'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
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

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const tap = async (name: string | RegExp) => userEvent.click(await button(name))
const points = (count: string) => screen.findByRole('link', { name: `${count}, to the rewards` })

async function familyWith(skill?: object, scores: number[] = []) {
  const family = await server.newFamilyWithChild()
  const { childId } = family
  const skills = async () => (await family.call<Skill[]>('GET', `/api/skills/${childId}`)).body
  if (skill) {
    const { body } = await family.call('POST', '/api/skills', { childId, title: 'Jump rope', ...skill })
    for (const currentBest of scores) await family.call('PUT', `/api/skills/${body.id}`, { currentBest })
  }
  return { ...family, skills }
}

async function openRecording() {
  await tap('Record score')
  const dialog = within(await screen.findByRole('dialog', { name: 'Today’s score' }))
  const record = async (score: string) => {
    fireEvent.change(dialog.getByLabelText(/^Score/), { target: { value: score } })
    await userEvent.click(dialog.getByRole('button', { name: 'Record' }))
  }
  return { dialog, record }
}

test('a score that is none is told at its field; one that counts is recorded once and can be undone', async () => {
  const family = await familyWith({ targetValue: 100, targetUnit: 'times' }, [40])
  const { sent } = await openApp(family, '/?screen=skills')
  const { dialog, record } = await openRecording()
  for (const wrong of ['', '-1']) {
    await record(wrong)
    expect(await dialog.findByText('Please enter valid score')).toBeTruthy()
  }
  expect(sent.filter(({ method }) => method === 'PUT')).toEqual([])
  await record('62.5')
  expect(await screen.findByText('Score recorded')).toBeTruthy()
  expect(screen.getByText('A new best: 62.5 times')).toBeTruthy()
  expect(await screen.findByText('62.5 of 100 times')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  await tap('Undo')
  expect(await screen.findByText('40 of 100 times')).toBeTruthy()
  expect(await family.skills()).toMatchObject([{ currentBest: 40 }])
})

test('a score draws its own card anew and asks for its own line, and leaves those of the other challenges', async () => {
  const family = await familyWith({ targetValue: 100 }, [40])
  // Its card counts the days that are left.
  const dueDate = addDays(familyDay(server.clock.now, { timeZone: 'Europe/Madrid', dayStartsAt: 0 }), 37)
  const swim = { childId: family.childId, title: 'Swim', targetValue: 100, dueDate }
  const { body: other } = await family.call<Skill>('POST', '/api/skills', swim)
  await family.call('PUT', `/api/skills/${other.id}`, { currentBest: 20 })
  const { sent } = await openApp(family, '/?screen=skills')
  await waitFor(() => expect(sent.filter(({ url }) => url.endsWith('/scores'))).toHaveLength(2))
  const jump = within(screen.getByRole('article', { name: 'Jump rope' }))
  await userEvent.click(jump.getByRole('button', { name: 'Record score' }))
  fireEvent.change(await screen.findByLabelText(/^Score/), { target: { value: '62' } })
  sent.length = 0
  const counted = vi.spyOn(Intl.PluralRules.prototype, 'select')
  await tap('Record')
  expect(await jump.findByText('62 of 100')).toBeTruthy()
  await waitFor(() => expect(sent.filter(({ url }) => url.endsWith('/scores'))).toHaveLength(1))
  expect(sent.filter(({ url }) => url.includes(other.id))).toEqual([])
  expect(counted).not.toHaveBeenCalledWith(37)
})

test('buttons that are called the same on every challenge are described by its name', async () => {
  const family = await familyWith({})
  await family.call('POST', '/api/skills', { childId: family.childId, title: 'Swimming' })
  await openApp(family, '/?screen=skills')
  await screen.findByRole('heading', { name: 'Swimming' })
  for (const name of ['Record score', 'Mark as done']) {
    const described = screen.getAllByRole('button', { name }).map((each) => each.getAttribute('aria-describedby'))
    const titles = described.map((id) => document.getElementById(`${id}`)?.textContent)
    expect(titles.toSorted()).toEqual(['Jump rope', 'Swimming'])
  }
})

test('reaching the target completes: the deed is named, the points come, and undo takes it all back', async () => {
  const family = await familyWith({ targetValue: 100, targetUnit: 'times', difficulty: 'medium' }, [40])
  await openApp(family, '/?screen=skills')
  const { record } = await openRecording()
  await record('100')
  const card = within(await screen.findByRole('dialog', { name: 'Jump rope: 100 times' }))
  expect(card.getByText('50 points for Mia, and a badge.')).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: 'Lovely' }))
  expect(await points('50 points')).toBeTruthy()
  expect(await screen.findByRole('tab', { name: 'Completed 1' })).toBeTruthy()
  await tap('Undo')
  expect(await points('0 points')).toBeTruthy()
  expect(await screen.findByText('40 of 100 times')).toBeTruthy()
})

test('an open challenge is declared done with one tap, however often the finger lands', async () => {
  const family = await familyWith({ difficulty: 'easy' })
  const { sent } = await openApp(family, '/?screen=skills')
  const done = await button('Mark as done')
  fireEvent.click(done)
  fireEvent.click(done)
  expect(await screen.findByRole('dialog', { name: 'Jump rope: mastered' })).toBeTruthy()
  expect(sent.filter(({ method }) => method === 'PUT')).toHaveLength(1)
  await tap('Lovely')
  expect(await points('20 points')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'Completed 1' }))
  expect(await screen.findByText(/^Completed on/)).toBeTruthy()
})

test('what is declared done short of its target is not said to have reached it', async () => {
  await openApp(await familyWith({ targetValue: 100, targetUnit: 'times' }, [12.5]), '/?screen=skills')
  await tap('Mark as done')
  expect(await screen.findByRole('dialog', { name: 'Jump rope: mastered' })).toBeTruthy()
  await tap('Lovely')
})

test('the scores are drawn, and said to whoever cannot see them', async () => {
  const family = await familyWith({ targetValue: 100, targetUnit: 'times' }, [40, 72])
  await openApp(family, '/?screen=skills')
  expect(await screen.findByRole('img', { name: /^2 scores from .* to .*: 40, 72\. Target 100 times$/ })).toBeTruthy()
})

test('an example fills in the form; without a target the challenge is open', async () => {
  const family = await familyWith()
  const { sent } = await openApp(family, '/?screen=skills')
  await tap('Add challenge')
  const add = within(await screen.findByRole('dialog', { name: 'New challenge' }))
  const send = () => userEvent.click(add.getByRole('button', { name: 'Add challenge' }))
  const target = add.getByLabelText<HTMLInputElement>('Target')
  fireEvent.change(target, { target: { value: '0' } })
  await send()
  expect(await add.findByText('Challenge name is required')).toBeTruthy()
  expect(add.getByText('Target value must be greater than 0')).toBeTruthy()
  fireEvent.change(target, { target: { value: '1,500' } })
  expect(await add.findByText('Please enter a plain number, like 1500')).toBeTruthy()
  await send()
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  await userEvent.click(add.getByRole('button', { name: /^Swimming\s500 metres/ }))
  expect(target.value).toBe('500')
  expect(add.getByRole<HTMLInputElement>('radio', { name: 'Hard +100' }).checked).toBe(true)
  fireEvent.change(target, { target: { value: '' } })
  fireEvent.change(add.getByLabelText('Until'), { target: { value: '2099-01-31' } })
  await send()
  expect(await screen.findByText('Challenge added')).toBeTruthy()
  expect(await family.skills()).toMatchObject([
    { title: 'Swimming', targetValue: null, targetUnit: 'metres', points: 100, dueDate: '2099-01-31' },
  ])
})
