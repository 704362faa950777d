// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { behind } from '../api/clock.ts'
import { problem } from '../api/problem-testing.ts'
import { reply } from '../api/reply-testing.ts'
import { hearChanges } from './hear-changes.ts'

const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
const changed = 'id: tap\nevent: changed\ndata: {"childId":"mia","what":["habits"]}\n\n'

beforeEach(() => {
  vi.useFakeTimers()
  // The longest that any wait can be.
  vi.spyOn(Math, 'random').mockReturnValue(1)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A server whose lines are in the test's hands, and whose clock is ahead of this device's. */
function follow({ ahead = 0 } = {}) {
  const lines: { say: (text: string) => void; end: () => void; isCut: () => boolean }[] = []
  const refusals: Response[] = []
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    const refusal = refusals.shift()
    if (refusal) return refusal
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const cut = () => void writer.abort(new DOMException('cut', 'AbortError')).catch(() => {})
    signal.addEventListener('abort', cut)
    lines.push({
      say: (text) => void writer.write(new TextEncoder().encode(text)).catch(() => {}),
      end: () => void writer.close().catch(() => {}),
      isCut: () => signal.aborted,
    })
    return reply(readable, {
      headers: { ...headers, 'sprout-clock': new Date(Date.now() + ahead).toISOString() },
    })
  })
  const heard: string[] = []
  const leaving = new AbortController()
  onTestFinished(() => leaving.abort())
  const hearing = {
    opened: () => heard.push('opened'),
    changed: ({ childId, what }: { childId: string | null; what: readonly string[] }, key: string | undefined) =>
      heard.push(`${key} ${childId} ${what}`),
    closed: () => heard.push('closed'),
  }
  const over = hearChanges(hearing, leaving.signal)
  return { lines, refusals, heard, over, leave: () => leaving.abort() }
}
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)
/** Without any time passing. */
async function has(list: unknown[], many: number) {
  for (let turn = 0; turn < 1000 && list.length < many; turn++) await pass(0)
  expect(list).toHaveLength(many)
}

test('what a café’s network says in our place is no line', async () => {
  const { lines, refusals, heard } = follow()
  await has(lines, 1)
  refusals.push(new Response('<html>Sign in to our network', { headers: { 'content-type': 'text/html' } }))
  lines[0]?.end()
  await has(heard, 1)
  await pass(1000)
  await has(refusals, 0)
  await pass(2000)
  await has(lines, 2)
  expect(heard).toEqual(['closed', 'closed'])
})

test('a line is open from its first word, and tells what changed', async () => {
  const { lines, heard } = follow()
  await has(lines, 1)
  expect(heard).toEqual([])
  lines[0]?.say(': ping\n\n')
  lines[0]?.say(changed)
  await has(heard, 2)
  expect(heard).toEqual(['opened', 'tap mia habits'])
})

test('a line that opens tells what the server’s clock shows', async () => {
  onTestFinished(() => behind.set(0))
  const { lines } = follow({ ahead: 86_400_000 })
  await has(lines, 1)
  await pass(0)
  expect(behind.current()).toBe(86_400_000)
})

test('a line that ends is begun anew, later and later while the server does not hold one', async () => {
  const { lines, heard } = follow()
  for (const [turn, pause] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    await has(lines, turn + 1)
    lines[turn]?.end()
    await has(heard, turn + 1)
    await pass(pause - 1)
    expect(lines).toHaveLength(turn + 1)
    await pass(1)
  }
  await has(lines, 8)
})

test('after a line that held, the next begins soon', async () => {
  const { lines, heard } = follow()
  for (const turn of [0, 1, 2]) {
    await has(lines, turn + 1)
    await pass(11_000)
    lines[turn]?.end()
    await has(heard, turn + 1)
    await pass(1000)
  }
  await has(lines, 4)
})

test('a line that is silent for three pings is dead', async () => {
  const { lines, heard } = follow()
  await has(lines, 1)
  for (let ping = 0; ping < 4; ping++) {
    lines[0]?.say(': ping\n\n')
    await pass(15_000)
  }
  expect(lines[0]?.isCut()).toBe(false)
  await pass(45_000)
  expect(lines[0]?.isCut()).toBe(true)
  await has(heard, 2)
  expect(heard).toEqual(['opened', 'closed'])
  await has(lines, 2)
})

test('who is signed out does not try again, and the app is told', async () => {
  const signedOut = vi.fn<() => void>()
  window.addEventListener('auth-error', signedOut)
  const { lines, refusals, over, heard } = follow()
  await has(lines, 1)
  refusals.push(problem(401, { code: 'unauthorized' }))
  lines[0]?.end()
  await has(heard, 1)
  await pass(1000)
  await over
  expect(signedOut).toHaveBeenCalledOnce()
  expect(lines).toHaveLength(1)
})

test('who leaves hangs up', async () => {
  const { lines, heard, over, leave } = follow()
  await has(lines, 1)
  lines[0]?.say(': ping\n\n')
  await has(heard, 1)
  leave()
  await over
  expect(heard).toEqual(['opened', 'closed'])
  expect(lines[0]?.isCut()).toBe(true)
})
