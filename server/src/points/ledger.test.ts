import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { goodDeeds, livesOf } from './any-deeds-testing.ts'
import { expectTrueBalances, type Lived, liveIn, seenOf } from './lived-family-testing.ts'
import { recordOf, standing } from './naive-record-testing.ts'
import { perform } from './perform-testing.ts'
import type { Server } from './two-caregivers-testing.ts'

const BEGIN = new Date('2026-03-20T12:00:00Z')
// Many enough to find the faults that were planted, few enough for every run of the tests.
const RUNS = { sqlite: 36, postgres: 9 }
// Whatever takes so long that the test would end is told before, with its seed.
const lasting = { interruptAfterTimeLimit: 280_000, markInterruptAsFailure: true }
const PATIENCE = 300_000

describe.each(Object.entries(databases))("a child's record on %s", (kind, open) => {
  const options = { numRuns: RUNS[kind as keyof typeof databases], ...lasting }
  let server: Server
  beforeAll(async () => {
    server = await startServer(open)
  })
  afterAll(() => server.stop())

  const begin = () => {
    server.clock.now = BEGIN
    return liveIn(server)
  }

  test(
    'is what was written down and not taken back, whatever two caregivers do',
    async () => {
      const lives = fc.asyncProperty(goodDeeds, livesOf(40), async (first, life) => {
        const lived = await begin()
        for (const deed of first) await perform(lived, deed)
        for (const deed of life) {
          await perform(lived, deed)
          await expectSame(lived)
        }
      })
      await fc.assert(lives, options)
    },
    PATIENCE,
  )

  test(
    'is as new once everything in it was undone, in whatever order',
    async () => {
      const order = fc.array(fc.nat(), { minLength: 5 })
      const lives = fc.asyncProperty(livesOf(60), order, async (life, picks) => {
        const lived = await begin()
        const fresh = await everythingSeen(lived)
        for (const deed of life) await perform(lived, deed)
        await undoAll(lived, picks)
        expect(await everythingSeen(lived)).toEqual(fresh.map((seen) => withoutDeleted(lived, seen)))
        await expectTrueBalances(lived)
      })
      await fc.assert(lives, options)
    },
    PATIENCE,
  )
})

async function expectSame(lived: Lived) {
  const must = lived.children.map((childId) => recordOf(lived.naive, childId))
  expect(await everythingSeen(lived)).toEqual(must)
  await expectTrueBalances(lived)
}

const everythingSeen = ({ caregivers: [ana, luis], children: [mia, leo] }: Lived) =>
  Promise.all([seenOf(ana, mia), seenOf(luis, leo)])

async function undoAll(lived: Lived, picks: readonly number[]) {
  for (let turn = 0; standing(lived.naive).length > 0; turn++) {
    const line = lived.naive.lines.indexOf(pickFrom(standing(lived.naive), picks[turn % picks.length] ?? 0))
    await perform(lived, { do: 'undo', who: turn % 2, cause: undefined, line: lived.naive.lines.length - 1 - line })
  }
}

const pickFrom = <T>(some: readonly T[], pick: number): T => some[pick % some.length] as T

/** What was new, but for the goals and rewards that a caregiver deleted since. */
function withoutDeleted({ naive }: Lived, fresh: Awaited<ReturnType<typeof seenOf>>) {
  const deleted = new Set(
    [...naive.habits, ...naive.skills, ...naive.rewards].filter((one) => one.isDeleted).map(({ id }) => id),
  )
  const stays = ({ id }: { id?: unknown }) => !deleted.has(String(id))
  return {
    ...fresh,
    habits: fresh.habits.filter(stays),
    skills: fresh.skills.filter(stays),
    rewards: fresh.rewards.filter((id) => !deleted.has(id)),
  }
}
