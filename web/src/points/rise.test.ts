// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { rise } from './rise.ts'

test('a number rises for the eyes only, and is gone when it has risen', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const risen = { onfinish: () => {} }
  Element.prototype.animate = vi.fn(() => risen as unknown as Animation)
  rise(document.body, -5, 'es')
  const number = document.querySelector('.rise')
  expect(number?.textContent).toBe('−5')
  expect(number?.ariaHidden).toBe('true')
  risen.onfinish()
  expect(document.querySelector('.rise')).toBeNull()
  rise(document.body, 0, 'es')
  expect(document.querySelector('.rise')).toBeNull()
})
