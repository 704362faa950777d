import * as z from 'zod/mini'
import { languages } from '../language.ts'
import { said } from '../said.ts'
import { id, prose } from '../text.ts'
import type { Offer } from './reply/reply.ts'
import { topic } from './topics.ts'

export const MESSAGE_LENGTH = 4000

/** Something that can be read: not only blanks and invisible signs. */
const message = prose(MESSAGE_LENGTH).check(z.minLength(1, said('message_required')))

export const question = z.object({
  childId: id,
  message,
  topic: z.nullish(topic),
  language: z.enum(languages),
})
export type Question = z.infer<typeof question>

/** Who is speaking: Pip's own rules, or the model that this server is connected to. */
export type Speaker = 'pip' | 'model'

/** What the stream tells, one event at a time. An error or a break is answered by the app with words of its own. */
export type ChatEvent =
  | { readonly chunk: string }
  | {
      readonly done: true
      readonly followUpActions: readonly string[]
      readonly offers: readonly Offer[]
      readonly by: Speaker
    }
  | { readonly error: string }
