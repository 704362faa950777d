import { atHome } from './at-home.ts'

const PLAIN = /^-?(\d+[.,]?\d*|[.,]\d+)$/
/** Not "0,125": nobody groups a nought. No-break and narrow spaces are spaces by then. */
const GROUPED = /^-?[1-9]\d{0,2}([., '’])\d{3}(\1\d{3})*((?!\1)[.,]\d*)?$/

const signOf = (language: string | undefined) => new Intl.NumberFormat(language).format(0.5).charAt(1)

/**
 * The decimal sign where the reader is at home: "1,500" is one and a half in Spain, and 1500 in Mexico. A browser that speaks
 * Spanish and does not say of which country leaves it open.
 */
function signAtHome() {
  const { lang } = document.documentElement
  const home = atHome(lang) ?? (lang === 'es' ? undefined : lang)
  return home ? signOf(home) : undefined
}

/**
 * Null: nothing. NaN: no number. Comma and point both begin the decimals, whichever keyboard is at hand; before groups of
 * three they part thousands, as a space does. One alone before three digits may be either where there are decimals. Then it
 * is the sign of the reader's country or no number: a guess may be a thousand times too small.
 */
export function readNumber(text: string, inputMode: 'numeric' | 'decimal'): number | null {
  const typed = text.normalize('NFKC').trim().replace('−', '-')
  if (typed === '') return null
  const plain = PLAIN.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
  const sign = GROUPED.exec(typed)?.[1]
  if (!sign) return plain
  const isEither = inputMode === 'decimal' && !Number.isNaN(plain)
  if (isEither) return sign === signAtHome() ? plain : Number.NaN
  return Number(typed.replaceAll(sign, '').replace(',', '.'))
}

export const writeNumber = (value: number | null) =>
  value === null || Number.isNaN(value)
    ? ''
    : String(value).replace('.', signAtHome() ?? signOf(document.documentElement.lang || undefined))

const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0

/** With the decimals that are there: 1.1 − 1 is 0.1, not 0.10000000000000009. */
export const sum = (one: number, other: number) =>
  Number((one + other).toFixed(Math.max(decimals(one), decimals(other))))
