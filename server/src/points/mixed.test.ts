import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { type Deed, livesOf } from './any-deeds-testing.ts'
import { expectTrueBalances, type Lived, liveIn, seenOf } from './lived-family-testing.ts'
import { recordOf, standing } from './naive-record-testing.ts'
import { planOf } from './perform-testing.ts'
import { learnAll } from './table-record-testing.ts'
import type { Server } from './two-caregivers-testing.ts'

const HANDS = 8
/** A no that is only late: somebody else was faster. */
const LATE = [
  ...['already_checked_in', 'habit_completed', 'already_undone', 'insufficient_points', 'price_changed'],
  ...['future_date', 'too_long_ago', 'not_found', 'invalid_request'],
]

describe.each(Object.entries(databases))('two caregivers who do everything for one child at once on %s', (_, open) => {
  let server: Server
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  test('leave a record in which everything follows from the lines that stand', async () => {
    await fc.assert(
      fc.asyncProperty(livesOf(300, 200), async (life) => {
        const lived = forOneChild(await liveIn(server))
        await liveAtOnce(lived, busy(life))
        await expectTrueRecord(lived)
        await undoAllAtOnce(lived)
        await expectTrueRecord(lived)
        expect(standing(lived.naive)).toEqual([])
      }),
      // Whoever was faster is another the next time: there is nothing to shrink.
      { numRuns: 2, endOnFailure: true },
    )
  }, 60_000)
})

function forOneChild(lived: Lived): Lived {
  const [mia] = lived.children
  const mine = <T extends { childId: string }>(some: T[]) => some.filter(({ childId }) => childId === mia)
  const { habits, skills, rewards } = lived.naive
  const naive = { ...lived.naive, habits: mine(habits), skills: mine(skills), rewards: mine(rewards) }
  return { ...lived, naive, children: [mia, mia] }
}

/** What is deleted goes late, so that there is something to do before. */
function busy(life: readonly Deed[]): Deed[] {
  const [deletions, rest] = [life.filter((deed) => deed.do === 'remove'), life.filter((deed) => deed.do !== 'remove')]
  const late = Math.floor(rest.length * 0.8)
  return [...rest.slice(0, late), ...deletions, ...rest.slice(late)].filter((deed) => deed.do !== 'wait')
}

/** So many requests are under way at any time. */
async function liveAtOnce(lived: Lived, life: Deed[]) {
  const hand = async () => {
    for (let deed = life.shift(); deed; deed = life.shift()) {
      await learnAll(lived)
      const { call, name } = lived.caregivers[deed.who === 0 ? 0 : 1]
      const plan = planOf(lived, deed, name)
      if (!plan) continue
      const { status, body } = await call(...plan.ask)
      expect(status < 300 ? 'ok' : body.code, JSON.stringify(deed)).toBeOneOf(['ok', ...LATE])
    }
  }
  await Promise.all(Array.from({ length: HANDS }, hand))
}

/** Whatever is shown is what the standing lines say, and nothing was given twice: `recordOf` counts each goal once. */
async function expectTrueRecord(lived: Lived) {
  const { caregivers, children, naive } = lived
  await learnAll(lived)
  await expectTrueBalances(lived)
  for (const caregiver of caregivers) expect(await seenOf(caregiver, children[0])).toEqual(recordOf(naive, children[0]))
}

async function undoAllAtOnce({ caregivers, naive }: Lived) {
  const undo = async ({ id }: { id: string }, turn: number) => {
    const { status, body } = await caregivers[turn % 2 === 0 ? 0 : 1].call('POST', `/api/activities/${id}/undo`)
    expect(status === 200 ? 'already_undone' : body.code).toBe('already_undone')
  }
  await Promise.all(standing(naive).flatMap((line, turn) => [undo(line, turn), undo(line, turn + 1)]))
}
