import { expect } from 'vitest'
import { databases, startServer } from '../testing.ts'

const soon = { timeout: 30_000, interval: 5 }
type Settings = { open?: Parameters<typeof startServer>[0] }

/** On a real port, where a line stays open. */
export async function startOnPort({ open = databases.sqlite }: Settings = {}) {
  const server = await startServer(open)
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const openStreams = async () => Number(/^open_streams (\d+)$/m.exec((await server.app.inject('/metrics')).body)?.[1])
  return { ...server, url, openStreams }
}

/** A phone that follows its family: what it was told, and whether the line has ended. */
export async function follow(url: string, cookie: { value: string }) {
  const leaving = new AbortController()
  const reply = await fetch(`${url}/api/live`, { headers: { cookie: cookie.value }, signal: leaving.signal })
  if (!reply.ok || !reply.body) throw new Error(`It was refused: ${reply.status}`)
  const heard = { text: '', ended: false }
  const whole = (async () => {
    for await (const text of reply.body!.pipeThrough(new TextDecoderStream())) heard.text += text
  })()
  const ended = whole.catch(() => {}).finally(() => (heard.ended = true))
  const events = () =>
    heard.text
      .split('\n\n')
      .filter((block) => block.includes('data: '))
      .map((block) => {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
        return { name: field('event'), id: field('id'), ...JSON.parse(field('data') ?? '{}') }
      })
  const hears = (...wanted: object[]) => expect.poll(events, soon).toMatchObject(wanted)
  /** Among whatever else was still on its way. */
  const hearsOf = (wanted: object) => expect.poll(events, soon).toContainEqual(expect.objectContaining(wanted))
  const ends = () => expect.poll(() => heard.ended, soon).toBe(true)
  const leave = async () => {
    leaving.abort()
    await ended
  }
  await expect.poll(() => heard.text, soon).toContain(': ping\n\n')
  return { reply, heard, events, hears, hearsOf, ends, leave }
}
