// @vitest-environment jsdom
import type { Language } from '@sprout/domain/language'
import { beforeEach, expect, test, vi } from 'vitest'

// What was made once is kept.
beforeEach(() => vi.resetModules())

async function written(language: Language, ...device: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(device)
  const { formatDate, formatTime, fullDay, long } = await import('./formats.ts')
  const instant = '2026-07-25T21:24:00Z'
  const day = fullDay(language, '2026-11-22', '2026-11-23', long)
  return [
    day,
    formatDate(language, instant, { dateStyle: 'medium', timeZone: 'UTC' }),
    formatTime(language, instant, 'UTC'),
  ]
}

test.each([
  ['en', ['en-GB', 'en'], ['Sunday 22 November', '25 Jul 2026', '21:24']],
  ['en', ['de-DE', 'en-US'], ['Sunday, November 22', 'Jul 25, 2026', '9:24 PM']],
  ['es', ['es-MX'], ['domingo, 22 de noviembre', '25 jul 2026', '9:24 p.m.']],
  ['es', ['en-GB'], ['domingo, 22 de noviembre', '25 jul 2026', '21:24']],
  ['zh', ['zh-TW', 'zh'], ['11月22日星期日', '2026年7月25日', '晚上9:24']],
  ['zh', ['zh'], ['11月22日星期日', '2026年7月25日', '21:24']],
] as const)('in %s, on a phone of %j, days and times are written as at home', async (language, device, words) => {
  expect((await written(language, ...device)).map((text) => text.replace(/\s/g, ' '))).toEqual(words)
})
