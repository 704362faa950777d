import type { QueryClient } from '@tanstack/react-query'
import type { Kept } from './entry.ts'

type GiveBack = (queries: QueryClient, body: never) => void

/** The forms that words are written in, and how each takes them back. They come later than what sends. */
const forms = {
  moment: async () => (await import('../moments/moment-form.ts')).giveBack,
  behavior: async () => (await import('../behaviors/behavior-drafts.ts')).giveBack,
} satisfies Record<string, () => Promise<GiveBack>>

export type WrittenIn = keyof typeof forms

/** What gives the words of an entry, if it has any and says whose, back to their form. Rejects where that could not be fetched. */
export async function giverOf({ writtenIn, body, caregiver }: Kept) {
  const giveBack: GiveBack | undefined = writtenIn && caregiver.id ? await forms[writtenIn]?.() : undefined
  // Another version may have kept none.
  return (queries: QueryClient) => giveBack?.(queries, Object(body) as never)
}
