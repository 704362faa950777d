// @vitest-environment jsdom
import type { Reward } from '@sprout/domain/rewards/model'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databases, startServer } from '../../../server/src/testing.ts'
import { holdBack } from '../late-testing.ts'
import { openApp } from '../testing.tsx'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

const label = { price: 'Points', picture: 'Address of a picture (optional)', description: 'Description (optional)' }

async function openAdding() {
  const family = await server.newFamilyWithChild()
  const { sent } = await openApp(family, '/?tab=rewards')
  await userEvent.click(await screen.findByRole('button', { name: 'Add a reward' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'A reward for Mia' }))
  const type = async (name: string, text: string) => {
    const field = dialog.getByLabelText(name)
    await userEvent.clear(field)
    if (text) await userEvent.type(field, text)
  }
  const tap = (name: string) => userEvent.click(dialog.getByRole('button', { name }))
  const price = () => dialog.getByLabelText<HTMLInputElement>(label.price).value
  const posts = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body)
  const rewards = async () => (await family.call<Reward[]>('GET', `/api/rewards/${family.childId}`)).body
  return { ...family, dialog, type, tap, price, posts, rewards }
}

test('only what was said is sent, trimmed', async () => {
  const { childId, type, tap, posts } = await openAdding()
  await type('Reward name', '  Film night ')
  await type(label.description, '   ')
  await type(label.picture, ' https://example.org/film.png ')
  await type(label.price, '120')
  await tap('Add a reward')
  expect(await screen.findByText('Reward added')).toBeTruthy()
  const imageUrl = 'https://example.org/film.png'
  expect(posts()).toEqual([{ childId, title: 'Film night', pointsCost: 120, category: 'gift', imageUrl }])
  expect(await screen.findByRole('heading', { name: 'Film night' })).toBeTruthy()
})

test('each category has its prices, and says what they are made of', async () => {
  const { childId, dialog, type, tap, price, posts } = await openAdding()
  expect(dialog.getByText('Gifts: 10 points a dollar')).toBeTruthy()
  expect(price()).toBe('50')
  await userEvent.click(dialog.getByRole('radio', { name: 'Privilege' }))
  expect(dialog.getByText('Privileges: 1 point a minute')).toBeTruthy()
  expect(price()).toBe('30')
  await tap('180')
  await userEvent.click(dialog.getByRole('radio', { name: 'Gift' }))
  // A price that was chosen stays.
  expect(price()).toBe('180')
  await tap('500')
  await type('Reward name', 'Bicycle bell')
  await tap('Add a reward')
  await screen.findByText('Reward added')
  expect(posts()).toEqual([{ childId, title: 'Bicycle bell', pointsCost: 500, category: 'gift' }])
})

test.each([
  ['', 'Invalid points. Points must be positive.'],
  ['0', 'Invalid points. Points must be positive.'],
  ['-5', 'Invalid points. Points must be positive.'],
  ['2.5', 'Please enter a whole number of points'],
])('a price of "%s" and a reward without a name are not sent', async (typed, complaint) => {
  const { dialog, type, tap, posts } = await openAdding()
  await type('Reward name', '   ')
  await type(label.price, typed)
  await tap('Add a reward')
  expect(await dialog.findByText('Please enter the reward’s name')).toBeTruthy()
  expect(dialog.getByText(complaint)).toBeTruthy()
  expect(posts()).toEqual([])
})

test('a thousand may be grouped; a price that is no number is told so, and not that it is too small', async () => {
  const { dialog, type, tap, posts } = await openAdding()
  await type('Reward name', 'Bicycle')
  await type(label.price, '1,00,0')
  await tap('Add a reward')
  expect(await dialog.findByText('Please enter a plain number, like 1500')).toBeTruthy()
  expect(dialog.queryByText('Invalid points. Points must be positive.')).toBeNull()
  await type(label.price, '1,000')
  await tap('Add a reward')
  expect(await screen.findByText('Reward added')).toBeTruthy()
  expect(posts()).toMatchObject([{ title: 'Bicycle', pointsCost: 1000 }])
})

test('what does not arrive is told, and what was typed stays', async () => {
  const { dialog, type, tap, rewards } = await openAdding()
  await type('Reward name', 'Film night')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await tap('Add a reward')
  expect(await screen.findByText('Failed to add reward')).toBeTruthy()
  expect(dialog.getByLabelText<HTMLInputElement>('Reward name').value).toBe('Film night')
  expect(await rewards()).toHaveLength(6)
})

test('closing clears what was typed, after asking', async () => {
  const { type } = await openAdding()
  await type('Reward name', 'Film night')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Add a reward' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Reward name')).value).toBe('')
})

test('what is added is for the child of the title, though the form was opened for another first', async () => {
  const family = await server.newFamilyWithChild()
  const { body: leo } = await family.call<{ id: string }>('POST', '/api/children', { name: 'Leo' })
  const { sent } = await openApp(family, '/?tab=rewards')
  const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Add a reward' }))
  await open()
  await screen.findByRole('dialog', { name: 'A reward for Mia' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: /Mia/ }))
  await userEvent.click(await screen.findByRole('button', { name: /Leo/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  const dialog = within(await screen.findByRole('dialog', { name: 'A reward for Leo' }))
  await userEvent.type(dialog.getByLabelText('Reward name'), 'Film night')
  await userEvent.click(dialog.getByRole('button', { name: 'Add a reward' }))
  expect(await screen.findByRole('heading', { name: 'Film night' })).toBeTruthy()
  expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ childId: leo.id, title: 'Film night' })
})

test('a reward added on a slow line does not close the question that was opened meanwhile', async () => {
  const { type, tap } = await openAdding()
  const letThrough = holdBack('POST')
  await type('Reward name', 'Film night')
  await tap('Add a reward')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Delete: Stickers' }))
  await screen.findByRole('alertdialog', { name: /Stickers/ })
  letThrough()
  expect(await screen.findByText('Reward added')).toBeTruthy()
  expect(screen.getByRole('alertdialog', { name: /Stickers/ })).toBeTruthy()
})
