import assert from 'node:assert/strict'
import type { Db } from '../server/src/db/tables.ts'
import type { Family } from './family.ts'
import { type Kept, readKept } from './kept.ts'
import type { Answered, Tap } from './taps.ts'

type Notes = ReturnType<typeof notesOf>

/** What the phones of a family know at this moment: what was answered, and what was sent and may have been done. */
export function notesOf({ phones }: Pick<Family, 'phones'>) {
  const notes = phones.map((phone) => phone.notes())
  return { answered: notes.flatMap(({ answered }) => answered), open: notes.flatMap(({ open }) => open ?? []) }
}

/** Compares what the phones of a family were told with what is kept, and says how many taps were done. */
export async function judge(db: Db, { children }: Pick<Family, 'children'>, { answered, open }: Notes) {
  const kept = await readKept(db, children)
  for (const tap of answered) judgeAnswer(kept, tap)
  const done = [...answered, ...open].filter(({ key }) => kept.keys.has(key))
  assert.equal(kept.keys.size, done.length, 'keys are kept, against those that were sent')
  judgeLines(kept, done)
  judgeBalances(kept)
  return done.length
}

function judgeAnswer({ keys }: Kept, { kind, key, status, text }: Answered) {
  if (status === 409) assert(!keys.has(key), `a refused ${kind} left a key`)
  else assert.deepEqual(keys.get(key), { status, text }, `an acknowledged ${kind} is not kept as it was answered`)
}

const causes = { behave: 'behavior', checkIn: 'check-in', score: 'score', redeem: 'redemption' } as const

/** What was done is there once: by its line, by the fact behind it. */
function judgeLines({ lines, facts }: Kept, done: Tap[]) {
  const byKind = Object.groupBy(done, ({ kind }) => kind)
  for (const [kind, cause] of Object.entries(causes)) {
    const made = lines.filter((line) => line.cause === cause)
    assert.equal(made.length, byKind[kind as keyof typeof causes]?.length ?? 0, `lines, against taps: ${kind}`)
    const standing = made.filter(({ undoneAt }) => undoneAt === null).map(({ id }) => id)
    if (cause !== 'behavior') assert.deepEqual(facts[cause].toSorted(), standing.toSorted(), `what is behind ${kind}`)
  }
  const titles = new Set(lines.map(({ title }) => title))
  for (const { key } of byKind.behave ?? []) assert(titles.has(key), 'a behaviour without its line')
  const undone = lines.filter(({ undoneAt }) => undoneAt !== null)
  assert.equal(undone.length, byKind.undo?.length ?? 0, 'lines that were undone, against taps')
  const known = Object.values(causes).map((cause) => lines.filter((line) => line.cause === cause).length)
  assert.equal(lines.length, sum(known), 'lines of which nobody knows')
}

function judgeBalances({ balances, lines }: Kept) {
  for (const { id, points, totalPoints } of balances) {
    const own = lines.filter(({ childId, undoneAt }) => childId === id && undoneAt === null).map((line) => line.points)
    assert.equal(points, sum(own), 'the balance is the sum of its lines')
    assert.equal(totalPoints, sum(own.filter((one) => one > 0)), 'all that was earned is the sum of what stands')
  }
}

const sum = (some: number[]) => some.reduce((total, one) => total + one, 0)
