import type { ComplaintCode } from './refusal.ts'

/** What a schema says of what does not fit: a name that the catalogues have words for. */
export const said = (code: ComplaintCode) => code
