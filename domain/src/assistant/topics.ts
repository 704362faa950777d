import * as z from 'zod/mini'

/** The three quick actions: of the mascot, of the greeting, of `?action=` and `?response=`. */
export const topic = z.enum(['tips', 'rewards', 'recommendations'])
export type Topic = z.infer<typeof topic>
