import { besidesEveryday } from './dangers/harmless.ts'
import { type Heard, hear } from './hear.ts'

/** A message, and what is heard of it; without what only sounds like danger. */
export type Said = { readonly words: string; readonly heard: Heard }

export function said(message: string): Said {
  const all = hear(message)
  const heard = besidesEveryday(all)
  return { words: heard === all ? message : heard.text, heard }
}
