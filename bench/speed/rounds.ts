/** Each figure is the middle one of so many rounds, */
export const ROUNDS = 5
/** which last so long. */
export const SECONDS = 3
/** Before them each is asked for so long: while V8 learns what it is asked, a record takes half as long again. */
export const LEARNING = 6
