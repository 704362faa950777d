import * as z from 'zod/mini'
import { rewardCategory } from '../rewards/model.ts'
import type { ChatEvent } from './model.ts'

const orElse = z.catch

const offer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('praise') }),
  z.object({ kind: z.literal('habit'), title: z.string() }),
  z.object({
    kind: z.literal('reward'),
    title: z.string(),
    pointsCost: z.nullable(z.int()),
    category: rewardCategory,
  }),
])

/** An event as it is read. The reply has been heard by its end: an end that says too little, or too much, is still one. */
export const chatEvent = z.union([
  z.object({ chunk: z.string() }),
  z.object({ error: z.string() }),
  z.object({
    done: z.literal(true),
    followUpActions: orElse(z.array(z.string()), []),
    offers: orElse(z.array(offer), []),
    by: orElse(z.enum(['pip', 'model']), 'pip'),
  }),
]) satisfies z.ZodMiniType<ChatEvent>
