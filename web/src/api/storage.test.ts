// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { firstLanguage } from '../i18n/language-choice.ts'
import { inTab, onDevice } from './storage.ts'

afterEach(() => vi.restoreAllMocks())

const isFull = () => {
  throw new DOMException('no more room', 'QuotaExceededError')
}

test('what is kept is there, until it is taken away', () => {
  for (const place of [onDevice, inTab]) {
    place.set('sprout.test', 'kept')
    expect(place.get('sprout.test')).toBe('kept')
    place.remove('sprout.test')
    expect(place.get('sprout.test')).toBeNull()
  }
})

test('where nothing more fits it goes on without', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(isFull)
  history.replaceState(null, '', '/es')
  expect(firstLanguage()).toBe('es')
})

test('where all site data is blocked nothing is remembered', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(isFull)
  onDevice.set('sprout.test', 'kept')
  expect(onDevice.get('sprout.test')).toBeNull()
})
