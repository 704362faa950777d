import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { newModelChat } from './chat-testing.ts'
import { listen, says, startModel } from './model-testing.ts'
import { USUAL_PACE } from './pace.ts'

const soon = { timeout: 30_000, interval: 5 }
type Pace = typeof USUAL_PACE

/** On a real port, where a tab can be closed. */
async function startOnPort({ settings = {}, pace = USUAL_PACE }: { settings?: Record<string, string>; pace?: Pace }) {
  const server = await startServer(databases.sqlite, settings, { pace })
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const chat = await newModelChat(server)
  const question = { childId: chat.childId, message: 'bedtime', language: 'en' }
  const openStreams = async () => /^open_streams (\d+)$/m.exec((await server.app.inject('/metrics')).body)?.[1]
  return { ...server, url, chat, question, openStreams, listen: () => listen(url, chat.cookie.value, question) }
}

describe('a reply that is told while it lasts', () => {
  let server: Awaited<ReturnType<typeof startOnPort>>
  beforeAll(async () => {
    server = await startOnPort({})
  })
  afterAll(() => server.stop())

  const ask = () =>
    fetch(`${server.url}/api/ai/chat/stream`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: server.chat.cookie.value },
      body: JSON.stringify(server.question),
    })

  test('is counted while it is open, and ends when the tab is closed', async () => {
    const one = server.listen()
    await expect.poll(() => one.heard.text, soon).toContain('"chunk"')
    expect(await server.openStreams()).toBe('1')
    one.leave()
    await expect.poll(server.openStreams, soon).toBe('0')
  })

  test('says in its headers what every reply says', async () => {
    const reply = await ask()
    await reply.body?.cancel()
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
  })
})

describe('between two sentences Pip takes a breath, here a long one', () => {
  let server: Awaited<ReturnType<typeof startOnPort>>
  beforeAll(async () => {
    server = await startOnPort({ pace: { ...USUAL_PACE, sentence: 600_000 } })
  })
  afterAll(() => server.stop())

  test('the first words do not wait for it, the others do', async () => {
    const one = server.listen()
    await expect.poll(() => one.heard.text, soon).toContain('"chunk"')
    expect(one.heard.text.match(/"chunk"/g)).toHaveLength(1)
    one.leave()
    await expect.poll(server.openStreams, soon).toBe('0')
  })

  test('twenty are told side by side: no one waits until another has ended', async () => {
    const all = Array.from({ length: 20 }, () => server.listen())
    for (const one of all) await expect.poll(() => one.heard.text, soon).toContain('"chunk"')
    expect(await server.openStreams()).toBe('20')
    for (const one of all) one.leave()
    await expect.poll(server.openStreams, soon).toBe('0')
  })
})

test('twenty replies end whole, each with all its sentences', async () => {
  const server = await startOnPort({ pace: { ...USUAL_PACE, sentence: 1 } })
  const all = Array.from({ length: 20 }, () => server.listen())
  for (const one of all) await expect.poll(() => one.heard.text, soon).toContain('"done"')
  for (const one of all) expect(one.heard.text.match(/"chunk"/g)?.length).toBeGreaterThan(3)
  await server.stop()
})

test('a server that ends says so to those who listen, and does not wait for them', async () => {
  const server = await startOnPort({ pace: { ...USUAL_PACE, sentence: 60_000 } })
  const one = server.listen()
  await expect.poll(() => one.heard.text, soon).toContain('"chunk"')
  // The reply itself would last for minutes.
  await server.stop()
  await expect.poll(() => one.heard.text, soon).toContain('data: {"error":"Please try again in a moment"}')
  expect(one.heard.text).not.toContain('"done"')
})

describe('where a model is connected', () => {
  test.each([
    ['before it said a word', false],
    ['while it speaks', true],
  ])('a closed tab ends its work within a second: %s', async (_, speaks) => {
    const model = await startModel()
    model.behave = (reply) => speaks && says(reply, 'Praise the start. And')
    const server = await startOnPort({ settings: model.settings, pace: { ...USUAL_PACE, word: 30_000 } })
    onTestFinished(async () => {
      await server.stop()
      await model.stop()
    })
    const one = server.listen()
    await expect.poll(() => model.heard.length, soon).toBe(1)
    if (speaks) await expect.poll(() => one.heard.text, soon).toContain('Praise')
    expect(model.hungUp).toBe(0)
    one.leave()
    await expect.poll(() => model.hungUp, soon).toBe(1)
    await expect.poll(server.openStreams, soon).toBe('0')
  })

  test('who waits is told every fifteen seconds that the server is still there', async () => {
    const model = await startModel()
    model.behave = () => {}
    const server = await startOnPort({ settings: model.settings, pace: { ...USUAL_PACE, word: 30_000 } })
    onTestFinished(async () => {
      vi.useRealTimers()
      await server.stop()
      await model.stop()
    })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const one = server.listen()
    const pings = () => one.heard.text.match(/: ping/g)?.length
    await expect.poll(() => model.heard.length, soon).toBe(1)
    expect(pings()).toBe(1)
    vi.advanceTimersByTime(15_000)
    await expect.poll(pings, soon).toBe(2)
    one.leave()
    await expect.poll(server.openStreams, soon).toBe('0')
  })
})
