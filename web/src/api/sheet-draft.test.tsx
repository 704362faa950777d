// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { App } from '../app.tsx'
import { pretendToDraw } from '../drawing-testing.ts'
import { filledIn } from '../shell/filled-in.ts'
import { openApp, openPiece } from '../testing.tsx'
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

test('what is on its way to the server is not typed on, unless it is refused', async () => {
  const asked = sheets['a habit']
  const family = await familyWithAll()
  await openApp(family, asked.path)
  const answer = fetch
  const { promise: held, reject: cut } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (...asks: Parameters<typeof fetch>) => (asks[1]?.method === 'POST' ? held : answer(...asks)))
  const { sheet, field } = await openSheet(asked)
  await userEvent.type(field, 'Piano')
  await userEvent.click(sheet.getByRole('button', { name: 'Add habit' }))
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sessionStorage.getItem('sprout.drafts')).not.toContain('Piano')
  cut(new TypeError('Failed to fetch'))
  await screen.findByText('Failed to add habit')
  await waitFor(() => expect(sessionStorage.getItem('sprout.drafts')).toContain('Piano'))
  hidden.mockRestore()
})

test('what was chosen brings back what went with it', async () => {
  const asked = sheets['a reward']
  const family = await familyWithAll()
  await openApp(family, asked.path)
  const before = await openSheet(asked)
  await userEvent.click(before.sheet.getByRole('radio', { name: 'Privilege' }))
  const price = (sheet: typeof before.sheet) => sheet.getByLabelText<HTMLInputElement>('Points').value
  expect(price(before.sheet)).toBe('30')
  window.dispatchEvent(new Event('pagehide'))
  await openApp(family, asked.path)
  const after = await openSheet(asked)
  expect(after.sheet.getByRole<HTMLInputElement>('radio', { name: 'Privilege' }).checked).toBe(true)
  expect(price(after.sheet)).toBe('30')
})

test('what nothing was chosen of at first is chosen again', async () => {
  const asked = sheets['a word to us']
  const family = await familyWithAll()
  await openApp(family, asked.path)
  await userEvent.click((await openSheet(asked)).sheet.getByRole('radio', { name: 'An idea' }))
  window.dispatchEvent(new Event('pagehide'))
  await openApp(family, asked.path)
  const { sheet } = await openSheet(asked)
  await waitFor(() => expect(sheet.getByRole<HTMLInputElement>('radio', { name: 'An idea' }).checked).toBe(true))
})

test('what was proposed and typed on is found without being proposed again', async () => {
  const asked = sheets['a habit']
  const family = await familyWithAll()
  const openProposed = async (title: string) => {
    history.replaceState(filledIn({ kind: 'habit', title }), '', asked.path)
    await openPiece(family, <App />)
    return await within(await screen.findByRole('dialog')).findByLabelText<HTMLInputElement>(asked.label)
  }
  await userEvent.type(await openProposed('Brush teeth'), ' twice')
  window.dispatchEvent(new Event('pagehide'))
  expect((await openProposed('Read')).value).toBe('Read')
  await openApp(family, asked.path)
  expect((await openSheet(asked)).field.value).toBe('Brush teeth twice')
})

test('what stands under “More choices” is seen again', async () => {
  const asked = sheets['a habit']
  const family = await familyWithAll()
  await openApp(family, asked.path)
  const { sheet } = await openSheet(asked)
  await userEvent.type(sheet.getByLabelText('Description'), 'Before dinner')
  window.dispatchEvent(new Event('pagehide'))
  await openApp(family, asked.path)
  const { sheet: again } = await openSheet(asked)
  await waitFor(() => expect(again.getByText('More choices').closest('details')?.open).toBe(true))
})

test('a correction begun as something good is found as a correction, with what it takes', async () => {
  const [good, bad] = [sheets['a behaviour of one’s own'], sheets['a correction']]
  const family = await familyWithAll()
  await openApp(family, good.path)
  const { sheet, field } = await openSheet(good)
  await userEvent.type(field, 'Hit')
  await userEvent.clear(sheet.getByLabelText('Points to give'))
  await userEvent.type(sheet.getByLabelText('Points to give'), '25')
  await userEvent.click(sheet.getByRole('radio', { name: 'A correction' }))
  window.dispatchEvent(new Event('pagehide'))
  await openApp(family, good.path)
  expect((await openSheet(bad)).field.value).toBe('Hit')
  await userEvent.click(screen.getByRole('radio', { name: 'Something good' }))
  expect(screen.getByLabelText<HTMLInputElement>('Points to give').value).toBe('25')
})

test('whoever is in by the time that a sheet is left does not find what another typed in it', async () => {
  const asked = sheets['a word to us']
  const family = await familyWithAll()
  await openApp(family, asked.path)
  await userEvent.type((await openSheet(asked)).field, 'Secret')
  const other = await familyWithAll()
  await openApp(other, asked.path)
  window.dispatchEvent(new Event('pagehide'))
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
