import { liveCalls } from '@sprout/domain/live/contract'
import { callForResponse } from '../api/call.ts'
import { eventStreamOf } from '../api/event-stream.ts'
import { eventsIn } from '../api/events-in.ts'
import { CallFailed } from '../api/failure.ts'
import { warn } from '../api/warn.ts'
import { type Changed, readChanged } from './changed.ts'
import { setClock } from './set-clock.ts'

export type Hearing = {
  /** The line is open: from now on nothing is missed. */
  readonly opened: () => void
  readonly changed: (change: Changed, key: string | undefined) => void
  readonly closed: () => void
}

/** The server says a word every fifteen seconds: a line that is silent for longer is dead. */
const SILENCE = 45_000
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 30_000
/** A line that held for so long was a good one. */
const HELD = 10_000

/** Hears what the family changes until it is told to end, through lines that break and servers that restart. */
export async function hearChanges(hearing: Hearing, signal: AbortSignal) {
  let pause = FIRST_PAUSE
  for (;;) {
    const since = performance.now()
    const failure = await hearOnce(hearing, signal).catch((reason: unknown) => reason)
    if (signal.aborted || (failure instanceof CallFailed && failure.status === 401)) return
    if (performance.now() - since > HELD) pause = FIRST_PAUSE
    // Not all phones at once, when a server comes back.
    await wait(pause * (0.5 + Math.random() / 2), signal)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }
}

async function hearOnce({ opened, changed, closed }: Hearing, signal: AbortSignal) {
  const line = watchOver(signal)
  try {
    const asked = Date.now()
    const reply = await callForResponse(liveCalls.follow, {}, { signal: line.signal })
    const body = eventStreamOf(reply)
    setClock(reply.headers.get('sprout-clock'), asked)
    let isOpen = false
    const alive = new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, rest) {
        line.isAlive()
        if (!isOpen) opened()
        isOpen = true
        rest.enqueue(bytes)
      },
    })
    for await (const { id, data } of eventsIn(body.pipeThrough(alive))) {
      const change = readChanged(data)
      if (change) changed(change, id)
      else warn('An event that cannot be read was left out:', data)
    }
  } finally {
    line.end()
    closed()
  }
}

/** Ends with the signal, or when nothing comes for too long. */
function watchOver(signal: AbortSignal) {
  const line = new AbortController()
  const abort = () => line.abort()
  const begin = () => setTimeout(abort, SILENCE)
  signal.addEventListener('abort', abort)
  let timer = begin()
  return {
    signal: line.signal,
    isAlive() {
      clearTimeout(timer)
      timer = begin()
    },
    end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    },
  }
}

function wait(time: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, time)
    signal.addEventListener('abort', done)
  })
}
