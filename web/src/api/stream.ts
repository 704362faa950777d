import type { Ask, Endpoint } from '@sprout/domain/endpoint'
import { callForResponse } from './call.ts'
import { eventStreamOf } from './event-stream.ts'
import { eventsIn } from './events-in.ts'
import { Unreachable } from './failure.ts'
import { warn } from './warn.ts'

type Streamed = Endpoint & { readonly streams: true }

type Pattern<T> = { safeParse(event: unknown): { success: true; data: T } | { success: false } }

/**
 * A call that answers with events while it lasts: `for await (const event of stream(assistantCalls.chat, { body },
 * chatEvent, signal))`. An event that cannot be read is left out; a line that breaks is `Unreachable`.
 */
export async function* stream<E extends Streamed, T>(
  endpoint: E,
  ask: Ask<E>,
  pattern: Pattern<T>,
  signal: AbortSignal,
) {
  const body = eventStreamOf(await callForResponse(endpoint, ask, { signal }))
  try {
    for await (const { data: text } of eventsIn(body)) {
      const event = read(text, pattern)
      if (event?.success) yield event.data
      else warn('An event that cannot be read was left out:', text)
    }
  } catch (cause) {
    throw cause instanceof TypeError ? new Unreachable('the line broke', { cause }) : cause
  }
}

function read<T>(text: string, pattern: Pattern<T>) {
  try {
    return pattern.safeParse(JSON.parse(text))
  } catch {
    return undefined
  }
}
