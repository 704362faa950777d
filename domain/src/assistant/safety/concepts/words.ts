import type { Language } from '../../../language.ts'

/**
 * How a concept is said, as plain text, with commas between: `*` is any ending, `~` a few words in between, the rest
 * regular expressions. Chinese may stand anywhere; elsewhere it begins and ends where words do.
 */
export type Words = Readonly<Record<Language, string>>
