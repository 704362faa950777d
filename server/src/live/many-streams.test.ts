import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_LINES } from './crowd.ts'
import { startOnPort } from './follow-testing.ts'

const MANY = 1000
const soon = { timeout: 60_000, interval: 20 }

let server: Awaited<ReturnType<typeof startOnPort>>
const phones: { socket: Socket; text: string }[] = []
beforeAll(async () => {
  server = await startOnPort()
})
afterAll(async () => {
  for (const { socket } of phones) socket.destroy()
  await server.stop()
})

async function openPhone(cookie: string) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('utf8')
  const phone = { socket, text: '' }
  phones.push(phone)
  socket.on('data', (text) => (phone.text += text)).on('error', () => {})
  socket.write(`GET /api/live HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`)
  await once(socket, 'data')
}
const hearing = (word: string) => phones.filter(({ text }) => text.includes(word)).length

test('a thousand phones follow one server: each hears its own family, and the server serves as before', async () => {
  const families = await Promise.all(Array.from({ length: 10 }, () => server.newFamilyWithChild()))
  for (let devices = 0; devices < MANY / families.length / MOST_LINES.ofSession; devices++) {
    const sessions = await Promise.all(families.map(({ elsewhere }) => elsewhere()))
    for (let round = 0; round < MOST_LINES.ofSession; round++)
      await Promise.all(sessions.map(({ cookie }) => openPhone(cookie.value)))
  }
  expect(await server.openStreams()).toBe(MANY)
  await Promise.all(families.map(({ call, childId }) => call('POST', '/api/habits', { childId, title: 'Read' })))
  for (const { childId } of families) await expect.poll(() => hearing(childId), soon).toBe(MANY / families.length)
  expect(hearing('event: changed')).toBe(MANY)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  // All leave at once, as when a router restarts.
  for (const { socket } of phones) socket.destroy()
  await expect.poll(server.openStreams, soon).toBe(0)
}, 120_000)
