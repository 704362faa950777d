import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { upTo } from './chance.ts'
import { type Family, newFamily } from './family.ts'
import type { Judge } from './places.ts'
import type { ServerProcess } from './server-process.ts'

const FAMILIES = 4
const PHONES = 4
const ANSWERS_BETWEEN = 120

/** What the phones have come to know. `broken`: requests without any answer. */
export type Figures = { done: number; unavailable: number; broken: number }
type Seen = { answers: number; unavailable: number; broken: number }
/** Something that befalls a server at work; it comes back when there is one to speak to again. */
export type Blow = (families: Family[], seen: () => Seen) => Promise<unknown>
/** One process, or several that look like one. */
type Server = Pick<ServerProcess, 'address' | 'isRunning' | 'faults'>
type Round = { server: Server; judge: Judge; blows: Blow[]; mayBreakLines?: boolean }

/** Sixteen phones write without a pause while the blows fall. In the end each gets its answers, and all are compared. */
export async function playRound({ server, judge, blows, mayBreakLines = false }: Round): Promise<Figures> {
  const families = await Promise.all(Array.from({ length: FAMILIES }, () => newFamily(server.address, PHONES)))
  const phones = families.flatMap((family) => family.phones)
  const total = (count: (phone: (typeof phones)[number]) => number) =>
    phones.reduce((sum, phone) => sum + count(phone), 0)
  const seen = () => ({
    answers: total((one) => one.answers()),
    unavailable: total((one) => one.seen.unavailable),
    broken: total((one) => one.seen.broken),
  })

  async function strike() {
    for (const blow of blows) {
      const enough = seen().answers + 1 + upTo(ANSWERS_BETWEEN)
      while (seen().answers < enough) await wait(2)
      await blow(families, seen)
    }
    for (const phone of phones) phone.putDown()
  }
  const writing = Promise.all(phones.map((phone) => phone.write()))
  try {
    // A phone that is told what it should not be ends it all.
    await Promise.race([strike(), writing.then(() => new Promise<never>(() => {}))])
  } finally {
    for (const phone of phones) phone.putDown()
  }
  await writing

  const { unavailable, broken } = seen()
  assert(mayBreakLines || broken === 0, `${broken} requests got no answer at all`)
  assert(server.isRunning(), 'the server is still there')
  assert.deepEqual(server.faults(), [])
  return { done: await judge(families), unavailable, broken }
}
