import { apart } from '../../direction.ts'
import type { Language } from '../../language.ts'
import type { PresetReward } from '../../rewards/model.ts'
import { cutToFit } from '../../width.ts'
import { isParticle } from '../particles.ts'

export type Unit =
  | 'points'
  | 'days'
  | 'records'
  | 'habits'
  | 'rewards'
  | 'moods'
  | 'goodThings'
  | 'corrections'
  | 'badges'
export type Quantity = { readonly unit: Unit; readonly count: number }
/** A title that a parent wrote, or a preset that each reader sees in their own language. */
export type Title = { readonly title: string; readonly presetKey?: PresetReward | null }
export type Value = number | string | Quantity | Title
export type Values = Readonly<Record<string, Value>>

export type Units = Readonly<Record<Unit, Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }>>
export type Vocabulary = { readonly units: Units; readonly presets: Readonly<Record<PresetReward, string>> }

/** In letters: a title may be a hundred long, and a reply has room for some. */
const LONGEST_TITLE = { en: 40, es: 40, zh: 16 } as const
/** More than forty letters have, but where most are words by themselves. */
const MOST_WORDS_OF_A_TITLE = 15
/** A name comes several times. A reply has room for so many words of it, in Chinese for so many signs. */
const LONGEST_NAME = 20
const MOST_WORDS = 4
const MOST_SIGNS = 11

/** Fills the holes of a text in one pass, so that a title with braces in it stays a title. */
export const fill = (text: string, values: Values, words: Vocabulary, language: Language) =>
  tidy(
    text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      return value === undefined ? hole : shown(value, words, language)
    }),
  )

/**
 * A Chinese amount brings a space before its number, which has no place after a sign or at the beginning. What was cut
 * short ends with three dots, not with four.
 */
export const tidy = (text: string) =>
  text
    .replace(/([（，。：；]) (?=\d)/g, '$1')
    .replace(/(…\u2069?)\./g, '$1')
    .trim()

function shown(value: Value, words: Vocabulary, language: Language): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return numbers[language].format(value)
  if ('title' in value)
    return clip(value.presetKey ? words.presets[value.presetKey] : value.title, LONGEST_TITLE[language])
  const forms = words.units[value.unit]
  const form = forms[plurals[language].select(value.count)] ?? forms.other
  return form.replace('{count}', numbers[language].format(value.count))
}

const signsIn = (text: string) => Array.from(text).length

export function clip(title: string, most: number) {
  const whole = title.replace(/\s+/g, ' ').trim()
  const words = whole.split(' ').slice(0, MOST_WORDS_OF_A_TITLE).join(' ')
  if (words === whole && signsIn(whole) <= most) return apart(whole)
  return apart(`${cutToFit(words, most - 1, signsIn).trimEnd()}…`)
}

/** A long name is cut as one would call it: between its words, where it has some, and not after "del" or "y". */
export function clipName(name: string, language: Language) {
  const whole = name.replace(/\s+/g, ' ').trim()
  const short = beginning(whole, language)
  if (short === whole) return apart(whole)
  const words = whole.slice(0, Math.max(whole.lastIndexOf(' ', short.length), 0)).split(' ')
  const called = words.slice(0, words.findLastIndex((word) => !isParticle(word)) + 1).join(' ')
  return apart(called || `${beginning(whole, language, 1)}…`)
}

function beginning(name: string, language: Language, less = 0) {
  const short = cutToFit(name, LONGEST_NAME - less)
  if (language !== 'zh') return short.split(' ').slice(0, MOST_WORDS).join(' ')
  return cutToFit(short, MOST_SIGNS - less, signsIn)
}

const each = <T>(make: (language: Language) => T) => ({ en: make('en'), zh: make('zh'), es: make('es') })
const numbers = each((language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }))
const plurals = each((language) => new Intl.PluralRules(language))
