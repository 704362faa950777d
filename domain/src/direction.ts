/**
 * Letters that run from right to left, and the signs that turn round what stands beside them; and some signs between those,
 * for which it does no harm.
 */
const TURNING = /[\u0590-\u08ff\u202a-\u2069\ud802\ud803\ud83a\ufb1d-\ufdff]/

/** What someone wrote, to stand in a sentence that may run the other way: whatever is beside it stays where it is. */
export const apart = (text: string) => (TURNING.test(text) ? `\u2068${text}\u2069` : text)
