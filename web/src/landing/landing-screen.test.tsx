// @vitest-environment jsdom

import '../patience-testing.ts'
import type { Language } from '@sprout/domain/language'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LanguageProvider } from '../i18n/language.tsx'
import { loadWords } from '../i18n/words.ts'
import { LandingScreen } from './landing-screen.tsx'

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(cleanup)

const open = async (language: Language = 'en') =>
  render(
    <LanguageProvider words={await loadWords(language)}>
      <LandingScreen />
    </LanguageProvider>,
  )

test('a stranger learns for which age each module is', async () => {
  await open()
  const tiles = within(screen.getByRole('region', { name: 'Four small things that fill a childhood' }))
  const ages = { Behaviours: 'from 4 years', Habits: 'from 6 years', Skills: 'from 7 years', Moments: 'any age' }
  for (const [module, age] of Object.entries(ages)) {
    const tile = tiles.getByRole('heading', { name: module }).closest('li')
    expect(within(tile!).getByText(age)).toBeTruthy()
  }
})

test('every way in leads to the sign-in call, which knows who is new', async () => {
  await open()
  const ways = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(ways.map((way) => way.textContent)).toEqual(['Start free', 'Sign in', 'Start free'])
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    '/api/login?way=signUp',
    '/api/login',
    '/api/login?way=signUp',
  ])
})

test('the reasons are named, and the assistant is still to come', async () => {
  await open()
  const reasons = within(screen.getByRole('region', { name: 'Made for real family days' }))
  expect(reasons.getAllByRole('heading', { level: 3 })).toHaveLength(8)
  expect(reasons.getByRole('heading', { name: /AI assistant\s*Coming soon/ })).toBeTruthy()
  for (const promise of ['Learning as a game', 'Family sharing', 'A scientific method', 'Core features free forever']) {
    expect(reasons.getByRole('heading', { name: promise })).toBeTruthy()
  }
})

test('the three numbers are the agreed ones', async () => {
  await open()
  const stats = within(screen.getByRole('region', { name: 'Sprout in numbers' }))
  const said = stats.getAllByRole('listitem').map((item) => item.textContent)
  expect(said).toEqual(['21habit days to a first checkpoint', '100+skill challenges to try', 'unlimited memories'])
})

test('the terms and the privacy notes open, are read, and close again', async () => {
  await open()
  for (const text of ['Terms of use', 'Privacy notes']) {
    const link = screen.getByRole('button', { name: text })
    await userEvent.click(link)
    const dialog = await screen.findByRole('dialog', { name: text })
    expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(4)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(link))
  }
})

test.each([
  ['zh', '小小一步，天天看见', '小芽'],
  ['es', 'Pequeños pasos que se ven cada día', 'Brote'],
] as const)('it greets in %s', async (language, title, brand) => {
  await open(language)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByRole('banner').textContent).toContain(brand)
  expect(document.title).toBe(brand)
})
