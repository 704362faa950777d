import { afterEach, expect, test, vi } from 'vitest'
import { browserTimeZone } from './browser-time-zone.ts'

afterEach(() => vi.restoreAllMocks())

const said = (timeZone: string) => {
  const usual = Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...usual, timeZone })
  return browserTimeZone()
}

test('a family lives where its browser is', () => {
  expect(said('Asia/Shanghai')).toBe('Asia/Shanghai')
})

test('a browser that does not know where it is keeps nobody out', () => {
  expect(said('Etc/Unknown')).toBe('Etc/UTC')
  expect(said('')).toBe('Etc/UTC')
})
