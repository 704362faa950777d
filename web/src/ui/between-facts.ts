/** It stays with what it ends: no line begins with it. */
export const AFTER_FACT = '\u00a0·'
export const BETWEEN_FACTS = `${AFTER_FACT} `
