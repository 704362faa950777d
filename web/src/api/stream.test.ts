// @vitest-environment jsdom
import { chatEvent } from '@sprout/domain/assistant/chat-event'
import { assistantCalls } from '@sprout/domain/assistant/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { CallFailed, Unreachable } from './failure.ts'
import { problem } from './problem-testing.ts'
import { reply } from './reply-testing.ts'
import { stream } from './stream.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
const body = { childId: 'c', message: 'Hello', language: 'en' } as const
const ask = (signal = new AbortController().signal) => stream(assistantCalls.chat, { body }, chatEvent, signal)
async function all(events: AsyncGenerator) {
  const list: unknown[] = []
  for await (const event of events) list.push(event)
  return list
}
const failed = (asked: AsyncGenerator) =>
  all(asked).then(
    () => Promise.reject(new Error('it did not fail')),
    (failure: Error) => failure,
  )

function network(answer: (init: RequestInit) => Response) {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(async (_, init) => answer(init))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('a conversation goes out once, without a key, and comes back event by event', async () => {
  const done = { done: true, followUpActions: ['Homework'], offers: [{ kind: 'praise' }], by: 'model' }
  const fetched = network(() =>
    reply(`data: {"chunk":"Hello"}\n\n: ping\n\ndata: ${JSON.stringify(done)}\n\n`, { headers }),
  )
  expect(await all(ask())).toEqual([{ chunk: 'Hello' }, done])
  const [url, init] = fetched.mock.calls[0]!
  expect(url).toBe('/api/ai/chat/stream')
  expect(init).toMatchObject({ method: 'POST', credentials: 'include', body: JSON.stringify(body) })
  expect(init.headers).toEqual({ 'content-type': 'application/json' })
})

test('what cannot be read is left out and told to the console only', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const odd = ['{"chunk":', '{"chunk":7}', '[]', 'null', 'hello']
  network(() => reply(`${odd.map((text) => `data: ${text}\n\n`).join('')}data: {"chunk":"Hi"}\n\n`, { headers }))
  expect(await all(ask())).toEqual([{ chunk: 'Hi' }])
  expect(warned.mock.calls.map(([, text]) => text)).toEqual(odd)
})

test('an end that says little, or something unheard of, is still an end', async () => {
  network(() => reply('data: {"done":true,"offers":[{"kind":"pony"}]}\n\n', { headers }))
  expect(await all(ask())).toEqual([{ done: true, followUpActions: [], offers: [], by: 'pip' }])
})

test('a refusal, a page that is not ours and a line that breaks are told apart', async () => {
  network(() => problem(429, { code: 'too_many_requests' }))
  expect(await failed(ask())).toMatchObject({ name: CallFailed.name, status: 429 })
  network(() => new Response('<h1>Welcome to the café</h1>'))
  expect(await failed(ask())).toBeInstanceOf(Unreachable)
  network(() => reply(null, { headers }))
  expect(await failed(ask())).toBeInstanceOf(Unreachable)
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })
  network(() => reply(broken, { headers }))
  expect(await failed(ask())).toBeInstanceOf(Unreachable)
})

test('whoever is signed out is told so by the whole app', async () => {
  const heard = vi.fn<() => void>()
  window.addEventListener('auth-error', heard)
  network(() => problem(401, { code: 'unauthorized' }))
  expect(await failed(ask())).toMatchObject({ status: 401 })
  expect(heard).toHaveBeenCalledOnce()
})

test('an abort ends the request', async () => {
  const leaving = new AbortController()
  const fetched = network(() => reply('data: {"chunk":"Hello"}\n\n', { headers }))
  await all(ask(leaving.signal))
  const { signal } = fetched.mock.calls[0]![1]
  expect(signal?.aborted).toBe(false)
  leaving.abort()
  expect(signal?.aborted).toBe(true)
})
