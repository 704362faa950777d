import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { newModelChat } from './chat-testing.ts'
import { says, saysAll, startModel } from './model-testing.ts'

describe('a model that does not know when to stop', () => {
  let model: Awaited<ReturnType<typeof startModel>>
  let server: Awaited<ReturnType<typeof startServer>>
  let chat: Awaited<ReturnType<typeof newModelChat>>
  beforeAll(async () => {
    model = await startModel()
    server = await startServer(databases.sqlite, model.settings)
    chat = await newModelChat(server)
    // The first ask of a process takes its time.
    await chat.ask('bedtime')
  })
  afterAll(async () => {
    await server.stop()
    await model.stop()
  })
  beforeEach(() => {
    model.hungUp = 0
  })

  test('is hung up on when it has said enough, and what it said stands', async () => {
    model.behave = (reply) => {
      const on = setInterval(() => says(reply, 'Say one kind word. '.repeat(10)), 5)
      reply.once('close', () => clearInterval(on))
    }
    const { text, done } = await chat.ask('bedtime')
    expect(done.by).toBe('model')
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(121)
    await expect.poll(() => model.hungUp, { timeout: 30_000, interval: 5 }).toBe(1)
  })

  test('is not listened to for two megabytes', async () => {
    for (const words of [
      'Say one kind word. '.repeat(105_000),
      '\n'.repeat(2_000_000),
      'Well.\n\n\n'.repeat(300_000),
    ]) {
      model.behave = saysAll(words)
      const { text, body } = await chat.ask('bedtime')
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(240)
      expect(body.length).toBeLessThan(5000)
    }
  })

  test('is hung up on when it never makes a sentence', async () => {
    model.behave = (reply) => {
      reply.writeHead(200, { 'content-type': 'text/event-stream' })
      const more = () => {
        while (!reply.destroyed && reply.write('x'.repeat(100_000)));
      }
      reply.on('drain', more)
      more()
    }
    expect((await chat.ask('bedtime')).done.by).toBe('pip')
    await expect.poll(() => model.hungUp, { timeout: 30_000, interval: 5 }).toBe(1)
  })
})
