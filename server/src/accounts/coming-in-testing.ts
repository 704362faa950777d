import type { startServer } from '../testing.ts'

/** The last step before a session begins: the one that the browser came with ends. */
export const ENDING = /^delete from "sessions"/

/** One whose browser still holds a session of before. */
export function phoneFromBefore(server: Pick<Awaited<ReturnType<typeof startServer>>, 'client'>) {
  const client = server.client()
  client.cookie.value = `sprout=${'A'.repeat(43)}`
  return client
}
