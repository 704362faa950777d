import * as z from 'zod/mini'
import type { ComplaintCode } from './refusal.ts'

const TITLE_LENGTH = 100
const PROSE_LENGTH = 2000

// PostgreSQL cannot store NUL, lone surrogates turn into U+FFFD on the way to either database, and the other
// control characters have no place in a name. Line breaks and tabs do, in prose.
const lineTrouble = /[\p{Cc}\p{Surrogate}\u2028\u2029]/u
const proseTrouble = /(?![\n\r\t])[\p{Cc}\p{Surrogate}]/u

// Spaces, joiners, direction marks and marks without a letter show nothing: a text of these alone is empty. What this version of
// Unicode does not know yet is most likely a new emoji.
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{M}]/u

const text = (most: number, trouble: RegExp, missing: ComplaintCode) =>
  z.string(missing).check(
    z.trim(),
    z.maxLength(most, 'too_long' satisfies ComplaintCode),
    z.refine((value) => !trouble.test(value), 'unreadable_text' satisfies ComplaintCode),
    z.overwrite((value) => (VISIBLE.test(value) ? value : '')),
  )

/** One line that must say something: a name, a title. */
export const line = (missing: ComplaintCode = 'required', most = TITLE_LENGTH) =>
  text(most, lineTrouble, missing).check(z.regex(VISIBLE, missing))

/** One line, possibly empty. */
export const lineOrNothing = (most: number) => text(most, lineTrouble, 'invalid')

/** Several lines, possibly none. */
export const prose = (most = PROSE_LENGTH) => text(most, proseTrouble, 'required')

/** Opaque to callers; anything that is not shaped like one of ours is simply not found. */
export const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
