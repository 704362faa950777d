// @vitest-environment jsdom
import '../patience-testing.ts'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LanguageProvider } from '../i18n/language.tsx'
import { loadWords } from '../i18n/words.ts'
import { celebrate } from './celebrate.ts'
import { Celebrations } from './celebrations.tsx'

const calm = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))
beforeEach(() => calm(true))
afterEach(cleanup)

async function open() {
  render(
    <LanguageProvider words={await loadWords('es')}>
      <button type="button">here</button>
      <Celebrations />
    </LanguageProvider>,
  )
  screen.getByRole('button', { name: 'here' }).focus()
  act(() => celebrate({ title: 'Dientes limpios', text: '21 días seguidos' }))
  return screen.findByRole('dialog', { name: 'Dientes limpios' })
}

test('a card names the deed, takes the focus and gives it back', async () => {
  const card = await open()
  expect(card.textContent).toContain('21 días seguidos')
  await waitFor(() => expect(card.contains(document.activeElement)).toBe(true))
  await userEvent.click(screen.getByRole('button', { name: '¡Qué bien!' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement?.textContent).toBe('here')
})

test('leaves fall only for whoever likes things to move', async () => {
  await open()
  expect(document.querySelector('.leaves')).toBeNull()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  cleanup()
  calm(false)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await open()
  expect(document.querySelector('.leaves')).not.toBeNull()
  await userEvent.keyboard('{Escape}')
})
