// @vitest-environment jsdom
import type { Language } from '@sprout/domain/language'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { animate, pretendToDraw } from '../drawing-testing.ts'
import type { Kept } from '../outbox/entry.ts'
import { waiting } from '../outbox/waiting.ts'
import { openApp } from '../testing.tsx'
import { behaviorLine } from './behavior-line.ts'
import { button, familyOfMia, PATH, settled, tap } from './behaviors-testing.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())
beforeEach(pretendToDraw)

const kept: Omit<Kept, 'line'> = {
  ...{ version: 1, id: 1, key: 'k', caregiver: { id: 'ana', name: 'Ana' }, method: 'POST', path: '/api/behaviors' },
  ...{ body: {}, lists: [] },
}

const points = (count: number) => screen.findByRole('link', { name: `${count} points, to the rewards` })

test('a quick behaviour is recorded, told and undone', async () => {
  const family = await familyOfMia(server)
  await openApp(family, PATH)
  await tap(/^Tidied the toys/)
  expect(await screen.findByText('+10 · Tidied the toys')).toBeTruthy()
  expect(await family.lines()).toMatchObject([{ title: 'Tidied the toys', points: 10, type: 'behavior' }])
  await tap('Undo')
  await points(0)
  expect(await family.lines()).toEqual([])
})

test('its points are seen before the server answers, rise once, and go again when it refuses', async () => {
  const family = await familyOfMia(server)
  const answer = Promise.withResolvers<void>()
  const call: typeof family.call = async (method, ...ask) => {
    if (method === 'POST') await answer.promise
    return family.call(method, ...ask)
  }
  const { sent } = await openApp({ call }, PATH)
  const greeting = await button(/^Said hello/)
  await family.call('POST', '/api/children', { name: 'Leo' })
  await family.call('DELETE', `/api/children/${family.childId}`)
  fireEvent.click(greeting)
  fireEvent.click(greeting)
  await points(10)
  expect(animate).toHaveBeenCalledTimes(1)
  answer.resolve()
  expect(await screen.findByText('Record failed')).toBeTruthy()
  await points(0)
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1)
})

test.each([
  ['en', 'Surprise gift', 'Small remedy', 'Big remedy'],
  ['es', 'Regalo sorpresa', 'Pequeña reparación', 'Gran reparación'],
  ['zh', '惊喜礼物', '小弥补', '大弥补'],
] as [Language, string, string, string][])(
  'gifts and remedies are titled in %s',
  async (language, gift, small, big) => {
    const family = await familyOfMia(server)
    await openApp(family, PATH, language)
    for (const [title, given] of [
      [gift, 20],
      [small, 5],
      [big, 15],
    ] as const) {
      await tap(new RegExp(`^${title}\\s*\\+${given}$`))
      await screen.findByText(`+${given} · ${title}`)
    }
    const lines = (await family.lines()).map(({ title, points: given, metadata }) => [
      title,
      given,
      metadata?.split('"')[7],
    ])
    expect(lines).toEqual([
      [big, 15, 'remedy'],
      [small, 5, 'remedy'],
      [gift, 20, 'gift'],
    ])
  },
)

test('a remedy names the correction that it makes good, and asks only for those that are not good yet', async () => {
  const family = await familyOfMia(server)
  const { body: shouted } = await family.correct('Shouted')
  await family.correct('Pushed Leo')
  await openApp(family, PATH)
  await tap(/^Small remedy/)
  const question = within(await screen.findByRole('dialog', { name: 'What is being put right?' }))
  await userEvent.click(question.getByRole('button', { name: /^Shouted/ }))
  expect(await screen.findByText('Put right: Shouted')).toBeTruthy()
  await settled()
  expect((await family.lines())[0]).toMatchObject({ title: 'Small remedy', points: 5, repairs: shouted.id })

  await tap(/^Big remedy/)
  const left = within(await screen.findByRole('dialog', { name: 'What is being put right?' }))
  expect(left.queryByRole('button', { name: /^Shouted/ })).toBeNull()
  expect(left.getByRole('button', { name: /^Pushed Leo/ })).toBeTruthy()
  await userEvent.click(left.getByRole('button', { name: 'Nothing in particular' }))
  await screen.findByText('+15 · Big remedy')
  expect((await family.lines())[0]).toMatchObject({ title: 'Big remedy', repairs: null })
})

test('what a remedy that waits makes good is not asked for again', async () => {
  const family = await familyOfMia(server)
  const { body: shouted } = await family.correct('Shouted')
  await family.correct('Pushed Leo')
  const line = behaviorLine({
    body: { childId: family.childId, title: 'Small remedy', points: 5, repairs: shouted.id },
  })
  onTestFinished(() => waiting.set([]))
  await openApp(family, PATH)
  await button(/^Big remedy/)
  act(() => waiting.set([{ ...kept, line }]))
  await tap(/^Big remedy/)
  const question = within(await screen.findByRole('dialog', { name: 'What is being put right?' }))
  expect(await question.findByRole('button', { name: /^Pushed Leo/ })).toBeTruthy()
  expect(question.queryByRole('button', { name: /^Shouted/ })).toBeNull()
})

test('a correction undone meanwhile cannot be made good, which is said', async () => {
  const family = await familyOfMia(server)
  const { body: shouted } = await family.correct('Shouted')
  await openApp(family, PATH)
  await tap(/^Small remedy/)
  const question = within(await screen.findByRole('dialog'))
  await family.call('POST', `/api/activities/${shouted.id}/undo`)
  await userEvent.click(question.getByRole('button', { name: /^Shouted/ }))
  expect(await screen.findByText('Record failed')).toBeTruthy()
  expect(screen.getByText('Only a correction that still stands can be put right')).toBeTruthy()
  await waitFor(() => expect(question.queryByRole('button', { name: /^Shouted/ })).toBeNull())
})

test('a quick behaviour taken off the list comes back in every language', async () => {
  const family = await familyOfMia(server)
  await openApp(family, PATH, 'es')
  await tap('Editar lista')
  await tap('Quitar «Recogió los juguetes» de la lista')
  await screen.findByText('Fuera de la lista: Recogió los juguetes')
  expect(await family.quick()).toHaveLength(4)
  await tap('Deshacer')
  await waitFor(async () => expect((await family.quick())[0]).toMatchObject({ presetKey: 'tidy_toys', points: 10 }))
  await tap('Listo')
  expect(await button(/^Recogió los juguetes/)).toBeTruthy()
})

test('one taken off a list that is full again by then does not come back, and it says why', async () => {
  const family = await familyOfMia(server)
  for (const title of ['Sang', 'Shared']) await family.addQuick(title)
  await openApp(family, PATH)
  await tap('Edit list')
  await tap('Take “Sang” off the list')
  await screen.findByText('Off the list: Sang')
  await family.addQuick('Danced')
  await tap('Undo')
  expect(await screen.findByText('Failed to add')).toBeTruthy()
  expect(screen.getByText(/^The quick list is full \(7\)/)).toBeTruthy()
  expect((await family.quick()).map(({ title }) => title)).not.toContain('Sang')
  expect(await button('Take “Danced” off the list')).toBeTruthy()
})

test('an empty list says what it is for', async () => {
  const family = await familyOfMia(server)
  for (const { id } of await family.quick()) await family.call('DELETE', `/api/behaviors/quick/${id}`)
  await openApp(family, PATH)
  expect(await screen.findByText('The quick list is empty')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit list' })).toBeNull()
})
