import type { Language } from '@sprout/domain/language'
import { en } from '../web/src/i18n/en.ts'
import { es } from '../web/src/i18n/es.ts'
import { type Messages, type Translate, translator } from '../web/src/i18n/translate.ts'
import { zh } from '../web/src/i18n/zh.ts'

export const catalogues: Record<Language, Messages> = { en, zh, es }

/** What the app says in a language, for stories that are told in all three. */
export const wordsIn = (language: Language): Translate => translator(language, catalogues[language])
