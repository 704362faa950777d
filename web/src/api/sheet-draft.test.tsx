// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { pretendToDraw } from '../drawing-testing.ts'
import { openApp } from '../testing.tsx'
import { forgetDrafts } from './drafts.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())
beforeEach(forgetDrafts)
beforeEach(pretendToDraw)

async function familyWithAll() {
  const family = await server.newFamilyWithChild()
  await family.call('POST', '/api/skills', { childId: family.childId, title: 'Rope' })
  return family
}

const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

type Asked = { path: string; opens: string | RegExp; label: string | RegExp; typed: string }

const sheets = {
  'a habit': { path: '/?screen=habits', opens: 'Add habit', label: 'Name', typed: 'Piano' },
  'a challenge': { path: '/?screen=skills', opens: 'Add challenge', label: 'Name', typed: 'Headstand' },
  'a score': { path: '/?screen=skills', opens: 'Record score', label: /^Score/, typed: '7' },
  'a reward': { path: '/?tab=rewards', opens: 'Add a reward', label: 'Reward name', typed: 'The zoo' },
  'a behaviour of one’s own': { path: '/?screen=behaviors', opens: 'Add your own', label: 'Name', typed: 'Sang' },
  'a correction': { path: '/?screen=behaviors', opens: 'Add correction', label: 'Title', typed: 'Shouted' },
  'a child': { path: '/?tab=profile', opens: 'Add child', label: 'Name', typed: 'Leo' },
  'a child’s other name': { path: '/?tab=profile', opens: /^Edit/, label: 'Name', typed: 'Mia Lou' },
  'a word to us': { path: '/?tab=profile', opens: /^Feedback/, label: 'Subject', typed: 'Thanks' },
} satisfies Record<string, Asked>

async function openSheet({ opens, label }: Asked) {
  await tap(opens)
  const sheet = within(await screen.findByRole('dialog'))
  return { sheet, field: await sheet.findByLabelText<HTMLInputElement>(label) }
}

test.each(Object.entries(sheets))('%s that was being typed when the page went is typed on', async (_, asked) => {
  const family = await familyWithAll()
  await openApp(family, asked.path)
  const first = await openSheet(asked)
  const before = first.field.value
  await userEvent.clear(first.field)
  await userEvent.type(first.field, asked.typed)
  window.dispatchEvent(new Event('pagehide'))
  await openApp(family, asked.path)
  expect((await openSheet(asked)).field.value).toBe(asked.typed)
  await userEvent.keyboard('{Escape}')
  await tap('Discard')
  await gone()
  await openApp(family, asked.path)
  expect((await openSheet(asked)).field.value).toBe(before)
})

test('what was kept is not typed on, and whoever comes next finds nothing of it', async () => {
  const asked = sheets['a habit']
  const family = await familyWithAll()
  await openApp(family, asked.path)
  const { sheet, field } = await openSheet(asked)
  await userEvent.type(field, 'Piano')
  window.dispatchEvent(new Event('pagehide'))
  await userEvent.click(sheet.getByRole('button', { name: 'Add habit' }))
  await gone()
  await openApp(family, asked.path)
  const next = await openSheet(asked)
  expect(next.field.value).toBe('')
  await userEvent.type(next.field, 'Drums')
  await openApp(await familyWithAll(), asked.path)
  expect((await openSheet(asked)).field.value).toBe('')
})

test('what another phone changed of a child meanwhile stays as it is now', async () => {
  const asked = sheets['a child’s other name']
  const family = await familyWithAll()
  await openApp(family, asked.path)
  await userEvent.type((await openSheet(asked)).field, ' Lou')
  window.dispatchEvent(new Event('pagehide'))
  await family.call('PUT', `/api/children/${family.childId}`, { name: 'Mia', age: 9 })
  await openApp(family, asked.path)
  const { sheet } = await openSheet(asked)
  expect(sheet.getByLabelText<HTMLInputElement>('Age').value).toBe('9')
})
