import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { plain } from './plain.ts'
import { alarmIn } from './safety/screen.ts'
import { NOT_NEEDED } from './traditional.testing.ts'
import { TRADITIONAL } from './traditional.ts'
import { understand } from './understanding/understand.ts'

const pairsIn = (table: string) => table.match(/\S\S/g) ?? []
const words = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts', '**/traditional*.ts'] })
const vocabulary = new Set(
  words.flatMap((file) => readFileSync(join(import.meta.dirname, file), 'utf8').match(/\p{Script=Han}/gu) ?? []),
)

test('every sign of our vocabulary is known as it is written in Taiwan and Hong Kong', () => {
  expect(pairsIn(NOT_NEEDED).filter((pair) => vocabulary.has(pair.charAt(1)))).toEqual([])
})

test('our own words are written as they are compared', () => {
  const traditional = new Set([...pairsIn(TRADITIONAL), ...pairsIn(NOT_NEEDED)].map((pair) => pair.charAt(0)))
  expect([...vocabulary].filter((sign) => traditional.has(sign))).toEqual([])
})

test('each sign stands in the table once, and what it becomes stays', () => {
  const pairs = pairsIn(TRADITIONAL)
  expect(new Set(pairs.map((pair) => pair.charAt(0))).size).toBe(pairs.length)
  for (const pair of pairs) expect(plain(plain(pair.charAt(0)))).toBe(plain(pair.charAt(1)))
})

test.each([
  ['孩子說他想輕生', 'crisis'],
  ['我想殺了孩子再自殺', 'crisis'],
  ['小孩吞了電池', 'medical'],
  ['寶寶臉發紫', 'medical'],
  ['寶寶沒有呼吸', 'medical'],
  ['她被強暴了', 'abuse'],
  ['小孩走丟了', 'missing'],
])('danger is heard in Traditional Chinese: %s', (message, alarm) => {
  expect(alarmIn(message)).toBe(alarm)
})

test.each([
  ['孩子愛說謊怎麼辦', 'lying'],
  ['亂發脾氣', 'tantrums'],
  ['不肯做家事', 'chores'],
  ['滑手機看影片停不下來', 'screens'],
  ['小孩不寫功課', 'homework'],
  ['很內向', 'shyness'],
])('and so is what a parent asks: %s', (message, intent) => {
  expect(understand(message)?.intent).toBe(intent)
})
