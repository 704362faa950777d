import { first } from './en/first.ts'
import { screens } from './en/screens.ts'

/** English is the pattern the other languages are cut from: a missing or extra key or placeholder does not compile. */
export const en = { ...first, ...screens }
