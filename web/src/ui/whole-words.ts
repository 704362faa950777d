/** The word that a cut went through, unless it is longer than most. Chinese has no spaces to go back to. */
const CUT_WORD = / [^ \p{Script=Han}]{1,12}$/u

/** The beginning of a text that goes on with this, in whole words. */
export const wholeWords = (begun: string, next: string) =>
  `${(next === ' ' ? begun : begun.replace(CUT_WORD, '')).trimEnd()}…`
