import type { Speaker } from '@sprout/domain/assistant/model'
import type { Offer } from '@sprout/domain/assistant/reply/reply'
import type { Topic } from '@sprout/domain/assistant/topics'
import { newKey } from '../api/call.ts'
import { byServer } from '../api/clock.ts'

type UserMessage = {
  readonly id: string
  readonly sender: 'user'
  readonly content: string
  readonly timestamp: string
  readonly topic: Topic | null
}

/** `failed`, `offline` and `tooMany` have words of their own in place of what was said. */
export type AiMessage = {
  readonly id: string
  readonly sender: 'ai'
  readonly content: string
  readonly timestamp: string
  readonly state: 'pending' | 'done' | 'stopped' | 'failed' | 'offline' | 'tooMany'
  readonly followUpActions: readonly string[]
  readonly offers: readonly Offer[]
  readonly by: Speaker
}

/** All that was said after the greeting. */
export type ChatMessage = UserMessage | AiMessage

export type Heard =
  | { readonly kind: 'chunk'; readonly chunk: string }
  | ({ readonly kind: 'done' } & Pick<AiMessage, 'followUpActions' | 'offers' | 'by'>)
  | { readonly kind: 'stopped' | 'failed' | 'offline' | 'tooMany' }

export type ChatTurn =
  | { readonly kind: 'asked'; readonly messages: readonly [UserMessage, AiMessage] }
  /** Heard in answer to this message; later than its end it counts no more. */
  | { readonly kind: 'heard'; readonly id: string; readonly heard: Heard }

/** A question, and the empty message that its reply will fill. */
export function exchange(content: string, topic: Topic | null, opening = ''): [UserMessage, AiMessage] {
  const timestamp = new Date(byServer()).toISOString()
  return [
    { id: newKey(), sender: 'user', content, timestamp, topic },
    {
      id: newKey(),
      sender: 'ai',
      content: opening && `${opening}\n`,
      timestamp,
      state: 'pending',
      followUpActions: [],
      offers: [],
      by: 'pip',
    },
  ]
}

export const isPending = (message: ChatMessage | undefined): message is AiMessage =>
  message?.sender === 'ai' && message.state === 'pending'

export function converse(messages: readonly ChatMessage[], turn: ChatTurn): readonly ChatMessage[] {
  if (turn.kind === 'asked') return isPending(messages.at(-1)) ? messages : [...messages, ...turn.messages]
  return messages.map((message) =>
    message.id === turn.id && isPending(message) ? afterHearing(message, turn.heard) : message,
  )
}

function afterHearing(message: AiMessage, heard: Heard): AiMessage {
  if (heard.kind === 'chunk') return { ...message, content: message.content + heard.chunk }
  const { kind, ...told } = heard
  return { ...message, ...told, state: kind }
}
