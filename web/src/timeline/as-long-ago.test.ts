import { expect, test } from 'vitest'
import { timeAgo } from '../i18n/formats.ts'
import { isAsLongAgo } from './as-long-ago.ts'

const from = '2026-03-29T10:00:00.000Z'
const MINUTE = 60_000
const after = (minutes: number) => Date.parse(from) + minutes * MINUTE

test('a line is as long ago as before for as long as the same is said of it', () => {
  for (let minute = -5; minute < 4 * 24 * 60; minute++) {
    const [one, other] = [after(minute), after(minute + 1)]
    const isSaid = timeAgo('en', from, one, 1) === timeAgo('en', from, other, 1)
    expect([minute, isAsLongAgo(from, one, other)]).toEqual([minute, isSaid])
  }
})
