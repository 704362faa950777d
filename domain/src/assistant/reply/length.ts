import type { Language } from '../../language.ts'

/** Words; in Chinese, characters with their punctuation. */
export const LONGEST_REPLY: Readonly<Record<Language, number>> = { en: 120, es: 120, zh: 200 }

export const lengthOf = (text: string, language: Language) =>
  language === 'zh' ? Array.from(text.replace(/\s/g, '')).length : text.split(/\s+/).filter(Boolean).length
