import type { Intent } from '../guidance/guidance.ts'
import { type Example, learnFrom } from '../learning.ts'
import { withoutAge } from './ages.ts'
import { EXAMPLES } from './examples.ts'
import { keywords, VAGUE_WEIGHT } from './keywords.ts'

const telling = keywords.filter(({ weight }) => weight > VAGUE_WEIGHT)

const ageless = learnFrom<Intent>(() => [
  ...EXAMPLES.map(([message, intent]): Example<Intent> => [withoutAge(message), intent]),
  ...telling.map(({ word, intent }): Example<Intent> => [word, intent]),
])

/** How much a message resembles what was said about each subject before. */
export const resemblance = (message: string) => ageless(withoutAge(message))
