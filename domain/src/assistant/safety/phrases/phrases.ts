import type { Alarm } from '../alarms.ts'
import { english } from './en.ts'
import { spanish } from './es.ts'
import { chinese } from './zh.ts'

const anyOf = (phrases: readonly string[]) => new RegExp(phrases.join('|'))
const screens = (['medical', 'crisis', 'abuse', 'overwhelmed'] as const).map((alarm) => ({
  alarm,
  words: anyOf([...english[alarm], ...spanish[alarm]]),
  unspaced: anyOf(chinese[alarm]),
}))

/** What is alarming in itself, in plain text. */
export function phraseIn(text: string): Alarm | undefined {
  const unspaced = text.replaceAll(' ', '')
  return screens.find(({ words, unspaced: chinese }) => words.test(text) || chinese.test(unspaced))?.alarm
}
