import { type Topic, topic } from '@sprout/domain/assistant/topics'
import { useSearchParams } from 'wouter'

/** What the address asks of Pip. */
export type Beginning = {
  readonly topic: Topic
  /** Pip has a word ready while the reply comes. */
  readonly hasOpening: boolean
}

export const addressOfChat = (chosen: Topic) => `/ai-chat?action=${chosen}&response=${chosen}`

/** Keys of our own words and nothing else: no text from an address is ever shown. */
export function useBeginning(): Beginning | null {
  const [search] = useSearchParams()
  const { data: chosen } = topic.safeParse(search.get('action'))
  return chosen ? { topic: chosen, hasOpening: search.get('response') === chosen } : null
}
