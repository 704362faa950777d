/** The dot stays with what it ends: no line begins with it. */
export const BETWEEN_FACTS = '\u00a0· '
