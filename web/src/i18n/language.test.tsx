// @vitest-environment jsdom
import '../patience-testing.ts'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LanguageProvider, useTranslate } from './language.tsx'
import { LanguageCard } from './language-card.tsx'
import { firstLanguage } from './language-choice.ts'
import { LanguageMenu } from './language-menu.tsx'
import { loadWords } from './words.ts'

const speaks = (...device: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(device)
const visit = (path: string) => history.replaceState(null, '', path)

beforeEach(() => {
  localStorage.clear()
  visit('/')
  speaks('fr-FR')
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Page() {
  const t = useTranslate()
  return (
    <>
      <LanguageMenu />
      <h1>{t('landing.heroTitle')}</h1>
      <input aria-label="note" />
    </>
  )
}

const open = () =>
  render(
    <LanguageProvider>
      <Page />
    </LanguageProvider>,
  )

test('the address comes before the saved choice, that before the device, that before English', () => {
  expect(firstLanguage()).toBe('en')
  speaks('es-MX', 'en')
  expect(firstLanguage()).toBe('es')
  localStorage.setItem('sprout.language', 'zh')
  expect(firstLanguage()).toBe('zh')
  visit('/en/ai-chat')
  expect(firstLanguage()).toBe('en')
})

test('an address in a language is remembered only by whoever had not chosen yet', () => {
  visit('/es')
  firstLanguage()
  expect(localStorage.getItem('sprout.language')).toBe('es')
  visit('/zh')
  firstLanguage()
  expect(localStorage.getItem('sprout.language')).toBe('es')
})

test('nonsense in the storage is passed over', () => {
  localStorage.setItem('sprout.language', 'klingon')
  expect(firstLanguage()).toBe('en')
})

test('switching is immediate, is saved, and keeps what was being typed', async () => {
  open()
  await userEvent.type(screen.getByRole('textbox'), 'half a sen')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Español')

  expect(await screen.findByRole('heading', { name: 'Pequeños pasos que se ven cada día' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half a sen')
  expect(localStorage.getItem('sprout.language')).toBe('es')
  expect(document.documentElement.lang).toBe('es')
})

test('only a first segment that is a language is replaced, without a new history entry', async () => {
  visit('/en/ai-chat?action=tips#top')
  const entries = history.length
  open()
  await userEvent.selectOptions(screen.getByRole('combobox'), 'zh')
  await screen.findByRole('heading', { name: '小小一步，天天看见' })
  expect(location.pathname + location.search + location.hash).toBe('/zh/ai-chat?action=tips#top')
  expect(history.length).toBe(entries)

  visit('/ai-chat')
  await userEvent.selectOptions(screen.getByRole('combobox'), 'en')
  await screen.findByRole('heading', { name: 'Small steps, seen every day' })
  expect(location.pathname).toBe('/ai-chat')
})

test('the way back leads to the language that was chosen since', async () => {
  visit('/en/?tab=timeline')
  open()
  history.pushState(null, '', '/en/?tab=profile')
  await userEvent.selectOptions(screen.getByRole('combobox'), 'es')
  await screen.findByRole('heading', { name: 'Pequeños pasos que se ven cada día' })
  history.back()
  await waitFor(() => expect(location.pathname + location.search).toBe('/es/?tab=timeline'))
})

test('of two quick choices the later counts', async () => {
  open()
  const menu = screen.getByRole('combobox')
  await Promise.all([userEvent.selectOptions(menu, 'zh'), userEvent.selectOptions(menu, 'es')])
  await screen.findByRole('heading', { name: 'Pequeños pasos que se ven cada día' })
  expect(localStorage.getItem('sprout.language')).toBe('es')
})

test('a browser that refuses storage still shows and switches languages', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(firstLanguage()).toBe('en')
  open()
  await userEvent.selectOptions(screen.getByRole('combobox'), 'es')
  expect(await screen.findByRole('heading', { name: 'Pequeños pasos que se ven cada día' })).toBeTruthy()
})

test('the card on the profile offers the same three, each in its own words', async () => {
  render(
    <LanguageProvider words={await loadWords('zh')}>
      <LanguageCard />
    </LanguageProvider>,
  )
  expect(screen.getByRole('group', { name: '语言' })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '中文' }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: 'English' }))
  expect(await screen.findByRole('group', { name: 'Language' })).toBeTruthy()
})
