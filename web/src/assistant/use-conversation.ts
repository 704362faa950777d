import { chipIn } from '@sprout/domain/assistant/reply/chips'
import { topic } from '@sprout/domain/assistant/topics'
import { opening } from '@sprout/domain/assistant/welcome'
import type { Child } from '@sprout/domain/children/model'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import type { Beginning } from './chat-address.ts'
import { converse, exchange, isPending } from './conversation.ts'
import { hearReply } from './hear-reply.ts'
import { hasBegun, keepConversation, keptConversation, noteBeginning } from './kept-conversations.ts'
import { topicLabel } from './topic-label.ts'

/** What is said with Pip about a child. Whoever leaves hangs up, and finds it again; anew, it begins with the greeting. */
export function useConversation({ id: childId, name }: Child, beginning: Beginning | null, isAnew: boolean) {
  const { language } = useLanguage()
  const queries = useQueryClient()
  const [messages, turn] = useReducer(converse, [], () => {
    const kept = isAnew ? [] : keptConversation(queries, childId)
    if (!beginning || (kept.length > 0 && hasBegun())) return kept
    const { topic, hasOpening } = beginning
    return [...kept, ...exchange(topicLabel(topic, language), topic, hasOpening ? opening(topic, name, language) : '')]
  })
  useEffect(() => keepConversation(queries, childId, messages), [queries, childId, messages])
  useEffect(() => {
    if (beginning) noteBeginning()
  }, [beginning])
  const last = messages.at(-1)
  const pending = isPending(last) ? last.id : undefined
  const hear = useEffectEvent((id: string, signal: AbortSignal) => {
    const question = messages.at(-2)
    if (question?.sender !== 'user') return
    const body = { childId, message: question.content, topic: question.topic, language }
    void hearReply(body, signal, (heard) => turn({ kind: 'heard', id, heard }))
  })
  useEffect(() => {
    if (!pending) return
    const leaving = new AbortController()
    hear(pending, leaving.signal)
    return () => leaving.abort()
  }, [pending])
  return {
    messages,
    isPending: pending !== undefined,
    ask: (text: string) => turn({ kind: 'asked', messages: exchange(text, topicOf(text)) }),
    stop: () => pending && turn({ kind: 'heard', id: pending, heard: { kind: 'stopped' } }),
  }
}

/** A chip for one of the three topics says which. */
const topicOf = (text: string) => topic.safeParse(chipIn(text)).data ?? null
