import { apart } from '@sprout/domain/direction'
import type { Language } from '@sprout/domain/language'
import type { first } from './en/first.ts'
import type { screens } from './en/screens.ts'
import type { en } from './en.ts'
import { formatNumber } from './formats.ts'
import { plurals } from './formatters.ts'

type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string }

/** The shape of the English catalogue, with the English words taken out. */
type Shape<T> = T extends string
  ? string
  : T extends { other: string }
    ? Plural
    : { readonly [K in keyof T]: Shape<T[K]> }
export type Messages = Shape<typeof en>
export type FirstMessages = Shape<typeof first>
export type ScreenMessages = Shape<typeof screens>

type Keys<T, Path extends string = ''> = T extends string | { other: string }
  ? Path
  : { [K in keyof T & string]: Keys<T[K], Path extends '' ? K : `${Path}.${K}`> }[keyof T & string]
export type MessageKey = Keys<typeof en>

type At<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : never
type Text<T> = T extends { other: infer O } ? O : T
type Holes<S> = S extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never
type Fill<K extends MessageKey> = [Holes<Text<At<typeof en, K>>>] extends [never]
  ? []
  : [values: Record<Holes<Text<At<typeof en, K>>> & string, string | number>]

export type Translate = <K extends MessageKey>(key: K, ...fill: Fill<K>) => string

type SameHoles<A, B> = [Holes<A>] extends [Holes<B>] ? ([Holes<B>] extends [Holes<A>] ? true : false) : false
// A plural form may leave the number out ("one day"), but may not ask for what it is not given.
type FaithfulForm<T, E, Form> = Form extends 'other'
  ? SameHoles<T, E> extends true
    ? T
    : never
  : [Holes<T>] extends [Holes<E>]
    ? T
    : never
type Faithful<T, E> = {
  readonly [K in keyof T]: K extends keyof E
    ? E[K] extends string
      ? FaithfulForm<T[K], E[K], 'other'>
      : E[K] extends { other: infer Other }
        ? { readonly [Form in keyof T[K]]: FaithfulForm<T[K][Form], Other, Form> }
        : Faithful<T[K], E[K]>
    : never
}

/** A noun's words in another language: a key or a placeholder missing or too many does not compile. */
export const translation = <N extends keyof Messages, const T extends object>(
  _noun: N,
  words: T & Messages[N] & Faithful<T, (typeof en)[N]>,
): Messages[N] => words

export function translator(language: Language, messages: Messages): Translate {
  return (key, ...[values = {}]: [Record<string, string | number>?]) => {
    const message = key.split('.').reduce<unknown>((node, part) => (node as Record<string, unknown>)[part], messages)
    const text = typeof message === 'string' ? message : pluralForm(message as Plural, language, values)
    return text.replace(/\{(\w+)\}/g, (hole, name: string) => {
      const value = values[name] ?? hole
      return typeof value === 'number' ? formatNumber(language, value) : apart(value)
    })
  }
}

const pluralForm = (forms: Plural, language: Language, values: Record<string, string | number>) =>
  forms[plurals(language).select(Number(values.count))] ?? forms.other
