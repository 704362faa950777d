import type { ChatEvent } from '@sprout/domain/assistant/model'
import { screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { reply } from '../api/reply-testing.ts'
import { openApp } from '../testing.tsx'

export const done = { done: true, followUpActions: ['Homework', 'Screen time'], offers: [], by: 'pip' } as const
export const field = () => screen.findByLabelText<HTMLTextAreaElement>('Your message to Pip')
export const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
export const log = () => screen.getByRole('log').textContent

/** The app, with a line to Pip on which the test speaks. */
export async function openChat(family: Parameters<typeof openApp>[0], address = '/ai-chat') {
  const asked: { body: Record<string, unknown>; signal: AbortSignal; say: (event: ChatEvent | string) => void }[] = []
  const answers: (() => Response)[] = []
  await openApp(family, address)
  const others = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url !== '/api/ai/chat/stream') return others(url, init)
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const say = (event: ChatEvent | string) => {
      const text = typeof event === 'string' ? event : JSON.stringify(event)
      void writer.write(new TextEncoder().encode(`data: ${text}\n\n`)).catch(() => {})
    }
    asked.push({ body: JSON.parse(String(init.body)), signal: init.signal!, say })
    return answers.shift()?.() ?? reply(readable, { headers: { 'content-type': 'text/event-stream' } })
  })
  await screen.findByRole('heading', { level: 1, name: 'Chat with Pip' })
  const line = async (call = 1) => {
    await waitFor(() => expect(asked).toHaveLength(call))
    return asked[call - 1]!
  }
  return { asked, answers, line }
}
