import { expect, onTestFinished, test, vi } from 'vitest'
import { MOST_LINES } from './crowd.ts'
import { follow, startOnPort } from './follow-testing.ts'
import { newHub } from './hub.ts'

const soon = { timeout: 30_000, interval: 5 }
const { ofSession, ofFamily } = MOST_LINES

/** A family's lines; each tells by itself when it was ended. */
function newFamily() {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const hub = newHub(async () => true)
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const open = (sessionHash: string, gone = leaving.signal) => {
    const line = { ended: false }
    void (async () => {
      for await (const _ of hub.follow({ familyId: 'f', sessionHash }, gone));
      line.ended = true
    })()
    return line
  }
  const openMany = (many: number, session: (turn: number) => string) =>
    Array.from({ length: many }, (_, turn) => open(session(turn)))
  /** The places of those that were ended. */
  const ended = async (lines: ReturnType<typeof open>[]) => {
    await vi.advanceTimersByTimeAsync(60_000)
    return lines.flatMap((line, place) => (line.ended ? [place] : []))
  }
  return { open, openMany, ended }
}

test('a session that opens one line too many loses its oldest, and nobody else loses any', async () => {
  const { openMany, ended } = newFamily()
  const others = openMany(ofSession, () => 'laptop')
  const own = openMany(ofSession + 2, () => 'phone')
  expect(await ended(own)).toEqual([0, 1])
  expect(await ended(others)).toEqual([])
})

test('a family’s lines have an end too, however many sessions it begins', async () => {
  const { openMany, ended } = newFamily()
  expect(await ended(openMany(ofFamily + 3, (turn) => `session ${turn % 50}`))).toEqual([0, 1, 2])
})

test('a line that was left makes room', async () => {
  const { open, openMany, ended } = newFamily()
  const leaving = new AbortController()
  open('phone', leaving.signal)
  const lines = openMany(ofSession - 1, () => 'phone')
  leaving.abort()
  expect(await ended([...lines, open('phone')])).toEqual([])
})

test('a phone whose signal comes and goes keeps its newest line, and ends its dead ones alone', async () => {
  const { open, openMany, ended } = newFamily()
  const family = openMany(12, (turn) => `device ${turn}`)
  const lines = openMany(200, () => 'phone')
  expect(await ended(family)).toEqual([])
  expect((await ended(lines)).at(-1)).toBe(200 - ofSession - 1)
  expect(await ended([open('phone')])).toEqual([])
})

test('however many lines one session opens, the server has few of its connections', async () => {
  const server = await startOnPort()
  onTestFinished(server.stop)
  const { cookie } = await server.newFamily()
  const lines = []
  for (let turn = 0; turn < ofSession + 5; turn++) lines.push(await follow(server.url, cookie))
  await lines[4]?.ends()
  const connections = () =>
    new Promise<number>((resolve) => server.app.server.getConnections((_, many) => resolve(many)))
  await expect.poll(connections, soon).toBe(ofSession)
  expect(await server.openStreams()).toBe(ofSession)
  for (const line of lines) await line.leave()
})
