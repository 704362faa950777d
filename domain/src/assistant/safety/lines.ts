type Lines = { readonly emergency: string; readonly crisis: string }

/** By country, never by language. A country that is not here gets words instead of a guessed number. */
const LINES: Readonly<Record<string, Lines>> = {
  US: { emergency: '911', crisis: '988' },
  ES: { emergency: '112', crisis: '024' },
  CN: { emergency: '120 / 110', crisis: '12356' },
}

export const linesOf = (country: string | null): Lines | null =>
  country !== null && Object.hasOwn(LINES, country) ? (LINES[country] ?? null) : null
