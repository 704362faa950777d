/** A line that breaks here ends with the dot: none begins with it. */
export const BETWEEN_FACTS = '\u00a0· '
