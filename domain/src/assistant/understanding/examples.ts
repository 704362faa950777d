import { type Intent, intents } from '../guidance/guidance.ts'
import { english } from './examples-en.ts'
import { spanish } from './examples-es.ts'
import { chinese } from './examples-zh.ts'

/** Sentences with a slash between them. */
export type Examples = Readonly<Record<Intent, string>>

export const listed = (examples: Examples) =>
  intents.flatMap((intent) =>
    examples[intent].split('/').map((message) => [message.trim().replace(/\s+/g, ' '), intent] as const),
  )

/** What parents type, with what they are asking about. Every miss is added here. */
export const EXAMPLES: readonly (readonly [message: string, intent: Intent])[] = [english, chinese, spanish].flatMap(
  listed,
)
