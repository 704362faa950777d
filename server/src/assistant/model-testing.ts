import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'

type Heard = { url: string; headers: IncomingMessage['headers']; text: string; data: Data }
/** What the model is told of the child. */
type Data = { band: string; rules: string[]; numbers: object; points: string[]; question: string }
type Behave = (reply: ServerResponse) => unknown

const event = (content: string | null, finish: string | null = null) =>
  `data: ${JSON.stringify({
    ...{ id: '1', object: 'chat.completion.chunk', created: 1, model: 'small' },
    choices: [{ index: 0, delta: content === null ? {} : { role: 'assistant', content }, finish_reason: finish }],
  })}\n\n`

/** Begins to speak, as the protocol has it. */
export function says(reply: ServerResponse, ...words: string[]) {
  if (!reply.headersSent) reply.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const word of words) reply.write(event(word))
}
export const ends = (reply: ServerResponse, why = 'stop') => void reply.end(`${event(null, why)}data: [DONE]\n\n`)
export const saysAll =
  (...words: string[]): Behave =>
  (reply) => {
    says(reply, ...words)
    ends(reply)
  }
export const failsWith =
  (status: number, headers = {}): Behave =>
  (reply) =>
    reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{"error":{"message":"no"}}')

/** A real service on loopback that speaks the chat completions of OpenAI and behaves as it is told. */
export async function startModel() {
  const heard: Heard[] = []
  const model = { behave: saysAll('Praise the start. ', 'Then wait.'), hungUp: 0 }
  const take = async (request: IncomingMessage, reply: ServerResponse) => {
    const text = await readText(request)
    const { messages } = JSON.parse(text) as { messages: { role: string; content: string }[] }
    const data = JSON.parse(messages.at(-1)?.content.replace('DATA: ', '') ?? '')
    heard.push({ url: request.url ?? '', headers: request.headers, text, data })
    reply.once('close', () => {
      if (!reply.writableEnded) model.hungUp += 1
    })
    model.behave(reply)
  }
  const server = createServer((request, reply) => void take(request, reply))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const settings = { AI_BASE_URL: `${url}/v1`, AI_MODEL: 'small', AI_API_KEY: 'key-of-ours' }
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return Object.assign(model, { heard, settings, url, stop })
}

/** Asks on a connection of its own, so that it can be cut. */
export function listen(url: string, cookie: string, body: object) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('utf8')
  const heard = { text: '' }
  socket.on('data', (text) => (heard.text += text)).on('error', () => {})
  const payload = JSON.stringify(body)
  const head = ['POST /api/ai/chat/stream HTTP/1.1', 'Host: x', `Cookie: ${cookie}`, 'Content-Type: application/json']
  socket.write([...head, `Content-Length: ${Buffer.byteLength(payload)}`, '', payload].join('\r\n'))
  return { heard, leave: () => socket.destroy() }
}
