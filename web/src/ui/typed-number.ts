const NUMBER = /^[-−]?(\d+[.,]?\d*|[.,]\d+)$/
/** Not of "0,125": nobody groups a nought. */
const LIKE_THOUSANDS = /^[-−]?[1-9]\d{0,2}([.,])\d{3}$/

/** The decimal sign of the language that the page is in. */
const ownSign = () => new Intl.NumberFormat(document.documentElement.lang || undefined).format(0.5).charAt(1)

/**
 * Null: nothing. NaN: no number. Comma and point both begin the decimals, whichever keyboard is at hand; but where the
 * other language's sign stands before three digits ("1.000" in Spanish) it may as well group a thousand. Either reading
 * would be a guess, and one of them a thousand times too small: it is no number.
 */
export function readNumber(text: string): number | null {
  const typed = text.normalize('NFKC').trim()
  if (typed === '') return null
  const grouping = LIKE_THOUSANDS.exec(typed)?.[1]
  if (!NUMBER.test(typed) || (grouping && grouping !== ownSign())) return Number.NaN
  return Number(typed.replace(',', '.').replace('−', '-'))
}

export const writeNumber = (value: number | null) =>
  value === null || Number.isNaN(value) ? '' : String(value).replace('.', ownSign())

const decimals = (value: number) => String(value).split('.')[1]?.length ?? 0

/** With the decimals that are there: 1.1 − 1 is 0.1, not 0.10000000000000009. */
export const sum = (one: number, other: number) =>
  Number((one + other).toFixed(Math.max(decimals(one), decimals(other))))
