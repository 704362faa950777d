import type { Intent } from '../guidance/guidance.ts'
import { type Example, learnFrom } from '../learning.ts'
import { EXAMPLES } from './examples.ts'
import { keywords, VAGUE_WEIGHT } from './keywords.ts'

const telling = keywords.filter(({ weight }) => weight > VAGUE_WEIGHT)

/** How much a message resembles what was said about each subject before. */
export const resemblance = learnFrom<Intent>(() => [
  ...EXAMPLES,
  ...telling.map(({ word, intent }): Example<Intent> => [word, intent]),
])
