/** One number may be for both. */
type Lines = { readonly ambulance: string; readonly police: string; readonly crisis: string }

/** By country, never by language. A country that is not here gets words instead of a guessed number. */
const LINES: Readonly<Record<string, Lines>> = {
  US: { ambulance: '911', police: '911', crisis: '988' },
  ES: { ambulance: '112', police: '112', crisis: '024' },
  CN: { ambulance: '120', police: '110', crisis: '12356' },
}

export const linesOf = (country: string | null): Lines | null =>
  country !== null && Object.hasOwn(LINES, country) ? (LINES[country] ?? null) : null
