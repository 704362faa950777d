// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider } from '../i18n/language.tsx'
import { loadPart, loadWords } from '../i18n/words.ts'
import { Address } from './address.tsx'

afterEach(cleanup)

test('a path that leads nowhere says so, hints at why, and leads home in the same language', async () => {
  const words = await loadWords('en')
  const { NotFoundScreen } = await loadPart(() => import('./not-found-screen.tsx'))
  history.replaceState(null, '', '/es/nowhere')
  render(
    <LanguageProvider words={words}>
      <Address>
        <NotFoundScreen />
      </Address>
    </LanguageProvider>,
  )
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(screen.getByText(/did you forget to add the page to the router/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back home' }).getAttribute('href')).toBe('/es/')
  expect(document.title).toBe('404 Page Not Found · Sprout')
})
