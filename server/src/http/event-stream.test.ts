import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { streamEvents } from './event-stream.ts'
import { stopGently } from './stopping.ts'

const soon = { timeout: 30_000, interval: 5 }

test('a reader who takes nothing is dropped, and little is kept for them until then', async () => {
  const app = Fastify()
  stopGently(app)
  const told = { events: 0, gone: false }
  async function* endlessly(gone: AbortSignal) {
    gone.addEventListener('abort', () => (told.gone = true))
    for (; !gone.aborted; told.events++) {
      yield { words: 'x'.repeat(50_000) }
      await turn()
    }
  }
  app.get('/', (request, reply) => streamEvents(request, reply, undefined, async (gone) => endlessly(gone)))
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())

  const reader = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  reader.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(reader, 'data')
  reader.pause()
  const before = { events: -1 }
  await expect
    .poll(async () => {
      const isStill = before.events === told.events
      before.events = told.events
      // Enough for whatever was still on its way.
      for (let time = 0; time < 1000; time++) await turn()
      return isStill && before.events === told.events
    }, soon)
    .toBe(true)
  expect(told.events * 50_000).toBeLessThan(50_000_000)
  vi.advanceTimersByTime(15_000)
  await expect.poll(() => told.gone, soon).toBe(true)
  reader.destroy()
})

test('whoever hung up before anything was told is told nothing', async () => {
  const app = Fastify()
  stopGently(app)
  const asked = Promise.withResolvers<void>()
  const isGone = Promise.withResolvers<boolean>()
  app.addHook('onRequest', async ({ raw }) => {
    asked.resolve()
    await once(raw.socket, 'close')
  })
  app.get('/', (request, reply) =>
    streamEvents(request, reply, undefined, async (gone) => {
      isGone.resolve(gone.aborted)
      return (async function* () {})()
    }),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => app.close())
  const reader = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  reader.on('error', () => {}).write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await asked.promise
  reader.destroy()
  expect(await isGone.promise).toBe(true)
})
