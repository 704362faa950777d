import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import type { ChatEvent } from '@sprout/domain/assistant/model'

export const chatCall = '**/api/ai/chat/stream'
const header = { 'content-type': 'text/event-stream', 'x-request-id': 'of-this-story' }

const written = (event: ChatEvent | string) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`

/** A Pip who says just this, for what the real one says too seldom. */
export const pipSays = (page: Page, ...events: (ChatEvent | string)[]) =>
  page.route(chatCall, (route) => route.fulfill({ headers: header, body: events.map(written).join('') }))

/** A line to Pip on which the story speaks, word by word, as slowly as it likes. */
export async function lineToPip(page: Page) {
  const calls: ServerResponse[] = []
  const server = createServer((_, response) => {
    response.writeHead(200, header).flushHeaders()
    calls.push(response)
    server.emit('call')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await page.route(chatCall, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
  page.once('close', () => server.close().closeAllConnections())
  /** The next question that comes. */
  const nextCall = async (place = calls.length) => {
    if (!calls[place]) await once(server, 'call')
    const response = calls[place]!
    return {
      say: (...events: (ChatEvent | string)[]) => void response.write(events.map(written).join('')),
      breakOff: () => response.destroy(),
      hungUp: once(response, 'close'),
    }
  }
  return { nextCall, asked: () => calls.length }
}

/** A server that has a language model, for all that the family can see of it. */
export const withModel = (page: Page) =>
  page.route('**/api/family', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), hasModel: true } })
  })
