import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test.each([
  ['Said hello', 'Said hello'],
  ['Tidied up the toys', 'Tidied up the toys'],
  ['Tidied up all of the toys', 'Tidied up all of…'],
  ['Laid the table and sang', 'Laid the table and…'],
  ['主动打招呼', '主动打招呼'],
  ['主动打招呼还帮忙收拾玩具', '主动打招呼还帮忙收…'],
  ['👨‍👩‍👧‍👦 walked the dog', '👨‍👩‍👧‍👦 walked the dog'],
  ['', ''],
])('"%s" is told as "%s"', (title, short) => {
  expect(shortened(title)).toBe(short)
})
