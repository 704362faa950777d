import { chatEvent } from '@sprout/domain/assistant/chat-event'
import { assistantCalls } from '@sprout/domain/assistant/contract'
import type { Question } from '@sprout/domain/assistant/model'
import { CallFailed } from '../api/failure.ts'
import { stream } from '../api/stream.ts'
import type { Heard } from './conversation.ts'

/** Asks, and tells what is heard until the reply has ended one way or another. After an abort it is silent. */
export async function hearReply(question: Question, signal: AbortSignal, tell: (heard: Heard) => void) {
  let hasText = false
  try {
    for await (const event of stream(assistantCalls.chat, { body: question }, chatEvent, signal)) {
      if ('error' in event) break
      if ('done' in event && hasText) return tell({ ...event, kind: 'done' })
      if ('chunk' in event) {
        hasText ||= event.chunk.trim() !== ''
        tell({ kind: 'chunk', chunk: event.chunk })
      }
    }
    tell({ kind: 'failed' })
  } catch (failure) {
    if (signal.aborted) return
    tell({ kind: whyNot(failure) })
  }
}

function whyNot(failure: unknown) {
  if (failure instanceof CallFailed && failure.status === 429) return 'tooMany'
  return navigator.onLine ? 'failed' : 'offline'
}
