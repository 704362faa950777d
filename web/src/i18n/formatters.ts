import type { Language } from '@sprout/domain/language'
import { atHome } from '../ui/at-home.ts'

// Making one costs many times as much as using it, and a screen uses the same few again and again.
const made = new Map<string, unknown>()

const keep =
  <Style, Formatter>(kind: string, make: (language: Language, style?: Style) => Formatter) =>
  (language: Language, style?: Style): Formatter => {
    const key = `${kind} ${language} ${JSON.stringify(style)}`
    const formatter = (made.get(key) as Formatter | undefined) ?? make(language, style)
    made.set(key, formatter)
    return formatter
  }

/** Countries that share a language share neither the order of a date nor the hours of a clock. */
export const dates = keep(
  'dates',
  (language, style?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(atHome(language) ?? language, style),
)
export const numbers = keep(
  'numbers',
  (language, style?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, style),
)
export const plurals = keep('plurals', (language) => new Intl.PluralRules(language))
export const distances = keep(
  'distances',
  (language, style?: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(language, style),
)
