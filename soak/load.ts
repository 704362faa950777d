import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { pick } from './chance.ts'
import type { Family } from './family.ts'
import { ask, type Reach } from './sender.ts'

/** One request of a family: one in four writes. Tells how long it took. */
async function send(reach: Reach, { cookie, children }: Family) {
  const childId = pick(children)
  const isWrite = Math.random() < 0.25
  const body = { childId, type: 'reward', title: 'Helped', points: 1 }
  const path = pick(['/api/children', `/api/activities/${childId}?limit=20`, `/api/stats/${childId}/weekly`])
  const since = performance.now()
  const { status, text } = await (isWrite
    ? ask(reach, { cookie, method: 'POST', path: '/api/behaviors', key: randomUUID(), body })
    : ask(reach, { cookie, method: 'GET', path }))
  assert.equal(status, isWrite ? 201 : 200, text)
  return { isWrite, took: performance.now() - since }
}

/** So many wait for their answers at most: who comes faster than a machine can serve measures how long a queue is. */
const MOST_OPEN = 200

/** As many requests a second as said, as long as the machine keeps up. */
export function startLoad(reach: Reach, families: Family[], aSecond: number) {
  const counts = { answered: 0, writes: 0 }
  const sending = new Set<Promise<void>>()
  const failures: unknown[] = []
  let took: number[] = []
  let goesOn = true
  const sendOne = async () => {
    try {
      const sent = await send(reach, pick(families))
      took.push(sent.took)
      counts.answered++
      if (sent.isWrite) counts.writes++
    } catch (error) {
      failures.push(error)
    }
  }
  const all = (async () => {
    const since = performance.now()
    for (let sent = 0; goesOn; await wait(5))
      for (; sent < ((performance.now() - since) / 1000) * aSecond && sending.size < MOST_OPEN; sent++) {
        const one = sendOne().finally(() => sending.delete(one))
        sending.add(one)
      }
    await Promise.all(sending)
  })()
  return {
    counts,
    failures,
    /** How long the requests since the last look took, the shortest first. */
    look() {
      const sorted = took.toSorted((one, other) => one - other)
      took = []
      return sorted
    },
    async stop() {
      goesOn = false
      await all
    },
  }
}
