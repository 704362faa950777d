// @vitest-environment jsdom
import type { Moment } from '@sprout/domain/moments/model'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())
// The browser's clock says what the server's does.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: server.clock.now }))

async function family() {
  const made = await server.newFamilyWithChild()
  const moments = async () => (await made.call<Moment[]>('GET', `/api/moments/${made.childId}`)).body
  return { ...made, moments }
}
const open = (of: Parameters<typeof openApp>[0]) => openApp(of, '/?screen=moments')
const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }))
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Keep this moment' }))
const story = () => screen.findByLabelText<HTMLTextAreaElement>('What do you want to remember?')

test('a moment is kept with weather, mood and words, shown at once, and taken back by its toast', async () => {
  const of = await family()
  const { sent } = await open(of)
  await choose('Sunny')
  await choose('Proud')
  await userEvent.type(await story(), 'Without the small wheels')
  await save()
  expect(await screen.findByText('Moment saved')).toBeTruthy()
  expect(await screen.findByText('Without the small wheels')).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ weather: 'sunny', mood: 'proud' })
  expect(await of.moments()).toMatchObject([{ mood: 'proud', content: 'Without the small wheels', date: '2026-03-29' }])
  expect((await story()).value).toBe('')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Proud' }).checked).toBe(false)
  expect(screen.getByRole('img', { name: 'March: Mar 29 Proud.' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Undone: Proud · Sunny')).toBeTruthy()
  await waitFor(async () => expect(await of.moments()).toEqual([]))
  expect(await screen.findByText('No moments yet')).toBeTruthy()
  expect((await story()).value).toBe('Without the small wheels')
})

test('an older one is deleted where it stands, after it was said which and what goes; a slip is taken back', async () => {
  const of = await family()
  const told = { weather: 'foggy', mood: 'calm', content: 'A walk', date: '2026-03-05' }
  await of.call('POST', '/api/moments', { childId: of.childId, ...told })
  await open(of)
  const remove = async () => {
    const button = await screen.findByRole('button', { name: 'Delete: Calm · Foggy' })
    const described = document.getElementById(`${button.getAttribute('aria-describedby')}`)
    expect(described?.textContent).toBe('Mar 5 · Foggy · Ana')
    await userEvent.click(button)
    return within(await screen.findByRole('alertdialog', { name: 'Delete this moment?' }))
  }
  const question = await remove()
  expect(question.getByText(/what is written in it goes with it/)).toBeTruthy()
  expect(question.getByText('Thursday, March 5')).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(await of.moments()).toHaveLength(1)
  await userEvent.click((await remove()).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Moment deleted')).toBeTruthy()
  expect(await screen.findByText('No moments yet')).toBeTruthy()
  expect(await of.moments()).toEqual([])
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Moment saved')).toBeTruthy()
  expect(await of.moments()).toMatchObject([told])
})

test.each([
  [[], 'Please select weather and mood', ['Please select weather', 'Please select mood']],
  [['Sunny'], 'Please select mood', ['Please select mood']],
  [['Proud'], 'Please select weather', ['Please select weather']],
])('with only %j chosen it says "%s", and nothing is sent', async (chosen, sentence, atFields) => {
  const { sent } = await open(await family())
  await screen.findByRole('button', { name: 'Keep this moment' })
  for (const name of chosen) await choose(name)
  await save()
  expect(screen.getByRole('alert').textContent).toContain(`Incomplete information${sentence}`)
  const complaints = Array.from(document.querySelectorAll('.field-error'), ({ textContent }) => textContent)
  expect(complaints).toEqual(atFields)
  expect(document.activeElement?.getAttribute('type')).toBe('radio')
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a past day can be told, a coming one cannot', async () => {
  const of = await family()
  await open(of)
  await choose('Rainy')
  await choose('Tired')
  await choose('Another day')
  const date = screen.getByLabelText<HTMLInputElement>('Date')
  await userEvent.type(date, '2026-03-30')
  await save()
  expect(await screen.findByText('That day has not come yet')).toBeTruthy()
  expect(await of.moments()).toEqual([])
  await userEvent.clear(date)
  await userEvent.type(date, '2026-03-05')
  await save()
  expect(await screen.findByText('Mar 5')).toBeTruthy()
  await choose('Rainy')
  await choose('Calm')
  await choose('Yesterday')
  await save()
  await waitFor(async () =>
    expect((await of.moments()).map(({ date: day }) => day)).toEqual(['2026-03-28', '2026-03-05']),
  )
})

test('another day is asked for where none was chosen, and not before one could be', async () => {
  const of = await family()
  const { sent } = await open(of)
  const complaints = () => Array.from(document.querySelectorAll('.field-error'), ({ textContent }) => textContent)
  await choose('Another day')
  await choose('Rainy')
  await choose('Tired')
  await save()
  await waitFor(() => expect(complaints()).toEqual(['Please select the day']))
  await choose('Today')
  expect(screen.queryByLabelText('Date')).toBeNull()
  await choose('Another day')
  expect(complaints()).toEqual([])
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([])
  await choose('Today')
  await save()
  await waitFor(async () => expect(await of.moments()).toHaveLength(1))
})

test('what was typed is there again after a look elsewhere, for this child only', async () => {
  const of = await family()
  await of.call('POST', '/api/children', { name: 'Leo' })
  await open(of)
  await choose('Windy')
  await userEvent.type(await story(), 'The kite')
  await userEvent.click(screen.getByRole('link', { name: 'Rewards' }))
  await screen.findByRole('heading', { level: 1, name: 'Rewards' })
  history.back()
  expect((await story()).value).toBe('The kite')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Windy' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: /^Mia/ }))
  await userEvent.click(await screen.findByRole('button', { name: /^Leo/ }))
  await waitFor(async () => expect((await story()).value).toBe(''))
})

test('what was begun before a look elsewhere leaves the form with the moment that it became', async () => {
  await open(await family())
  await choose('Windy')
  await choose('Proud')
  await userEvent.click(screen.getByRole('link', { name: 'Rewards' }))
  await screen.findByRole('heading', { level: 1, name: 'Rewards' })
  history.back()
  await story()
  await save()
  expect(await screen.findByText('Moment saved')).toBeTruthy()
  for (const name of ['Windy', 'Proud'])
    expect(screen.getByRole<HTMLInputElement>('radio', { name }).checked).toBe(false)
})

test('without a signal it says so, and what was typed stays', async () => {
  const of = await family()
  await open(of)
  await choose('Sunny')
  await choose('Happy')
  await userEvent.type(await story(), 'Not lost')
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no signal')
  })
  await save()
  expect(await screen.findByText('Save failed')).toBeTruthy()
  expect((await story()).value).toBe('Not lost')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Happy' }).checked).toBe(true)
  expect(await of.moments()).toEqual([])
})
