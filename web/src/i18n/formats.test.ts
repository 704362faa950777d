// @vitest-environment jsdom
import { languages } from '@sprout/domain/language'
import { expect, test } from 'vitest'
import { dayHeading, formatDay, formatNumber, fullDay, timeAgo, weekdays } from './formats.ts'

const now = Date.parse('2026-11-20T08:00:00.000Z')
const SECOND = 1000
const HOUR = 3_600_000
const said = (ago: number, days = 0) =>
  languages.map((language) => timeAgo(language, new Date(now - ago).toISOString(), now, days))

test('what happened a moment ago happened just now, even by a clock that is ahead', () => {
  for (const ago of [-HOUR, 0, 59 * SECOND, 119 * SECOND]) expect(said(ago)).toEqual([null, null, null])
})

test.each([
  [120 * SECOND, ['2分钟前', '2 minutes ago', 'hace 2 minutos']],
  [HOUR - 1, ['59分钟前', '59 minutes ago', 'hace 59 minutos']],
  [HOUR, ['1小时前', '1 hour ago', 'hace 1 hora']],
  [24 * HOUR - 1, ['23小时前', '23 hours ago', 'hace 23 horas']],
])('%i milliseconds ago is said in every language', (ago, words) => {
  expect(said(ago, 1)).toEqual(words)
})

test.each([
  [24 * HOUR, 1, ['1天前', '1 day ago', 'hace 1 día']],
  [47 * HOUR, 2, ['2天前', '2 days ago', 'hace 2 días']],
  [25 * HOUR - 1, 0, ['1天前', '1 day ago', 'hace 1 día']],
  [400 * 24 * HOUR, 400, ['400天前', '400 days ago', 'hace 400 días']],
])('%i milliseconds ago are as many days as the calendar has had: %i', (ago, days, words) => {
  expect(said(ago, days)).toEqual(words)
})

test('the last two days have names, the others a date, those of another year that too', () => {
  const heading = (day: string) => languages.map((language) => dayHeading(language, day, '2026-01-02'))
  expect(heading('2026-01-02')).toEqual(['今天', 'Today', 'Hoy'])
  expect(heading('2026-01-01')).toEqual(['昨天', 'Yesterday', 'Ayer'])
  expect(heading('2025-12-31')).toEqual([
    '2025年12月31日星期三',
    'Wednesday, December 31, 2025',
    'Miércoles, 31 de diciembre de 2025',
  ])
  expect(dayHeading('en', '2026-03-29', '2026-11-20')).toBe('Sunday, March 29')
  expect(formatDay('es', '2026-03-29')).toBe('29 mar')
})

test('a day says its year when it is another', () => {
  const said = (day: string) => languages.map((language) => fullDay(language, day, '2026-11-22'))
  expect(said('2026-01-01')).toEqual(['1月1日', 'January 1', '1 de enero'])
  expect(said('2025-11-24')).toEqual(['2025年11月24日', 'November 24, 2025', '24 de noviembre de 2025'])
  expect(said('2027-01-01')).toEqual(['2027年1月1日', 'January 1, 2027', '1 de enero de 2027'])
})

test('the week begins on Sunday', () => {
  expect(weekdays('en').map(({ letter }) => letter)).toEqual(['S', 'M', 'T', 'W', 'T', 'F', 'S'])
  expect(weekdays('es')[0]).toEqual({ letter: 'D', name: 'domingo' })
  expect(weekdays('zh')[6]).toEqual({ letter: '六', name: '星期六' })
})

test('numbers keep their decimals', () => {
  expect(languages.map((language) => formatNumber(language, 12_345.5))).toEqual(['12,345.5', '12,345.5', '12.345,5'])
})
