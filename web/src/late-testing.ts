import { vi } from 'vitest'

/** A slow line: what the server answers to such a call arrives only when it is let through. */
export function holdBack(method: string) {
  const answer = fetch
  const { promise: arrival, resolve: letThrough } = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (...ask: Parameters<typeof fetch>) => {
    const reply = await answer(...ask)
    if (ask[1]?.method === method) await arrival
    return reply
  })
  return letThrough
}
