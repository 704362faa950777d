import type { ChatEvent, Question } from '@sprout/domain/assistant/model'
import type { startServer } from '../testing.ts'

type Server = Awaited<ReturnType<typeof startServer>>
type Done = Extract<ChatEvent, { done: true }>

export const eventsIn = (body: string): ChatEvent[] =>
  body
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice('data: '.length)))

export const textIn = (events: ChatEvent[]) => events.map((event) => ('chunk' in event ? event.chunk : '')).join('')

/** Parents who agreed that a model may be asked. */
export async function newModelChat(server: Server) {
  const chat = await newChat(server)
  await chat.call('PATCH', '/api/family', { asksModel: true })
  return chat
}

/** A child with parents who ask. */
export async function newChat(server: Server, child: object = { name: 'Mia Quill', age: 7 }) {
  const family = await server.newFamilyWithChild(child)
  async function ask(message: string, more: Partial<Question> = {}) {
    const body = { childId: family.childId, language: 'en', message, ...more }
    const reply = await family.call<string>('POST', '/api/ai/chat/stream', body)
    const events = reply.status === 200 ? eventsIn(reply.body) : []
    return { ...reply, events, text: textIn(events), done: events.at(-1) as Done }
  }
  return { ...family, ask }
}
