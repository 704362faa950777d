import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { wireTo } from '../server/src/db/wire-testing.ts'
import type { Cluster } from './patroni.ts'

const LOOK_EVERY = 500

/** What a host's balancer does: it leads to whoever Patroni says is the primary, and breaks off with whoever is none any more. */
export async function wireToPrimary({ primary }: Pick<Cluster, 'primary'>) {
  let led = await primary()
  assert(led, 'there is a primary')
  const wire = await wireTo(led.url)
  let looks = true
  const look = async () => {
    for (; looks; await wait(LOOK_EVERY)) {
      const next = await primary()
      if (next !== led) wire.lead(next?.port)
      led = next
    }
  }
  const looking = look()
  return {
    url: wire.url,
    stop: async () => {
      looks = false
      await looking
      wire.cut()
    },
  }
}
