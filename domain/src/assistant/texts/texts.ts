import type { Language } from '../../language.ts'
import type { Intent } from '../guidance/guidance.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import type { Shape } from './like-english.ts'
import { zh } from './zh.ts'

export type Texts = Shape<typeof en>
export type RuleWords = Texts['rules']

const catalogues: Readonly<Record<Language, Texts>> = { en, zh, es }

export const textsIn = (language: Language): Texts => catalogues[language]

type Words = {
  readonly tips: Readonly<Record<string, string>>
  readonly tries: Readonly<Record<string, string>>
  readonly flag?: string
  readonly offers?: Readonly<Record<string, string>>
}

/** The words on one subject, under the keys of its guidance. */
export const wordsOn = (intent: Intent, language: Language): Words => catalogues[language].guidance[intent]

/** A tip's name, the same in every language, as it is remembered for rotation. */
export type TipId = `${Intent}.${string}`
export const tipId = (intent: Intent, tip: string): TipId => `${intent}.${tip}`
