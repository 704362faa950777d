import type { QueryClient } from '@tanstack/react-query'
import { type ChatMessage, isPending } from './conversation.ts'

const keyOf = (childId: string) => ['conversation', childId]

/**
 * What was said about a child stays in memory, to be found again after following an offer to another screen. It lies
 * with what was loaded, and goes with it when whoever is signed in leaves; nothing of it is written down.
 */
export function keepConversation(queries: QueryClient, childId: string, messages: readonly ChatMessage[]) {
  queries.setQueryDefaults(['conversation'], { gcTime: Number.POSITIVE_INFINITY })
  queries.setQueryData(keyOf(childId), messages)
}

/** Whoever left while Pip was speaking did not hear the rest. */
export const keptConversation = (queries: QueryClient, childId: string): readonly ChatMessage[] =>
  (queries.getQueryData<readonly ChatMessage[]>(keyOf(childId)) ?? []).map((message) =>
    isPending(message) ? { ...message, state: 'stopped' } : message,
  )

/** An address begins a conversation once; the way back to it begins none. */
export const hasBegun = () => history.state?.begun === true
export const noteBeginning = () => history.replaceState({ ...history.state, begun: true }, '')
