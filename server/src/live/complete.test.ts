import type { Endpoint } from '@sprout/domain/endpoint'
import { habitCalls } from '@sprout/domain/habits/contract'
import type { Noun } from '@sprout/domain/live/nouns'
import { momentCalls } from '@sprout/domain/moments/contract'
import { rewardCalls } from '@sprout/domain/rewards/contract'
import { skillCalls } from '@sprout/domain/skills/contract'
import { activityCalls } from '@sprout/domain/timeline/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ask, asks, bodyOf, wireOf } from '../every-ask-testing.ts'
import { everyCall, nameOf } from '../every-call-testing.ts'
import { newRichFamily, type RichFamily } from '../rich-family-testing.ts'
import { databases, startServer } from '../testing.ts'

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer(databases.sqlite)
})
afterAll(() => server.stop())

/** Only who made them sees them, so nobody else is told. */
const OWN = ['GET /api/auth/passkeys']
/** They take what only a device or another family knows, or leave nothing to look at. */
const APART = [
  ...['POST /api/auth/passkeys/register', 'POST /api/family/join'],
  ...['POST /api/auth/sign-out-everywhere', 'POST /api/family/erase'],
]

const looks = everyCall.filter(
  (call) => call.method === 'GET' && !call.open && !call.streams && !call.downloads && !OWN.includes(nameOf(call)),
)
const writes = everyCall
  .filter((call) => call.changes && !call.uploads && !APART.includes(nameOf(call)))
  .map((call) => [nameOf(call), call] as const)

function askOf(endpoint: Endpoint, { ids }: RichFamily): Ask {
  const { query: { before: _, ...query } = {}, ...ask } = asks[nameOf(endpoint)]?.(ids) ?? {}
  return { ...ask, query, ...(endpoint.body && { body: bodyOf(nameOf(endpoint), ids) }) }
}

function send(family: RichFamily, endpoint: Endpoint, ask = askOf(endpoint, family)) {
  const { url, body } = wireOf(endpoint, ask)
  return family.call(endpoint.method, url, body)
}

const lookAtAll = async (family: RichFamily) =>
  Promise.all(
    looks.map(async (look) => {
      const { status, body } = await send(family, look)
      return { noun: nounOf(look), isThere: status === 200, told: JSON.stringify(body) }
    }),
  )

/** Whoever is signed in carries the family's frame with them. */
const nounOf = ({ path }: Endpoint) => (path === '/api/auth/user' ? 'family' : path.split('/')[2])

/** What the family sees otherwise after it. What is gone is looked at no more. */
async function movedBy(family: RichFamily, endpoint: Endpoint, ask?: Ask) {
  const before = await lookAtAll(family)
  expect(before.filter(({ isThere }) => !isThere)).toEqual([])
  expect((await send(family, endpoint, ask)).status).toBeLessThan(300)
  const after = await lookAtAll(family)
  const moved = after.filter(({ isThere, told }, index) => isThere && told !== before[index]?.told)
  return [...new Set(moved.map(({ noun }) => noun))]
}

const unsaid = (moved: readonly (string | undefined)[], { changes = [] }: Endpoint) =>
  moved.filter((noun) => !changes.some((each) => each === noun))

describe('what a write moves is among what it says that it changes', () => {
  test.each(writes)('%s', async (_, endpoint) => {
    expect(unsaid(await movedBy(await newRichFamily(server), endpoint), endpoint)).toEqual([])
  })

  type Deed = [what: string, endpoint: Endpoint, ask: (family: RichFamily) => Ask, moves: readonly Noun[]]
  const today = '2026-03-29'
  const deeds: Deed[] = [
    [
      ...(['the last day of a habit', habitCalls.checkIn] as const),
      ({ ids }) => ({ params: { habitId: ids.habit }, body: { date: today } }),
      ['habits', 'activities', 'children', 'stats', 'badges'],
    ],
    [
      ...(['the score that completes a challenge', skillCalls.change] as const),
      ({ ids }) => ({ params: { skillId: ids.skill }, body: { currentBest: 500 } }),
      ['skills', 'activities', 'children', 'stats', 'badges'],
    ],
    ['a moment', momentCalls.write, ({ ids }) => askMoment(ids.child), ['moments', 'activities', 'badges']],
    [
      ...(['a reward', rewardCalls.redeem] as const),
      ({ ids }) => ({ body: { childId: ids.child, rewardId: ids.reward, pointsSpent: 10 } }),
      ['rewards', 'activities', 'children', 'badges'],
    ],
  ]
  const askMoment = (childId: string) => ({ body: { childId, weather: 'sunny', mood: 'proud', date: today } })

  test.each(deeds)('%s, and undoing it', async (_, endpoint, ask, moves) => {
    const family = await newRichFamily(server)
    const { body: habit } = await family.call('POST', '/api/habits', {
      ...{ childId: family.ids.child, title: 'Float', targetDays: 1 },
    })
    family.ids.habit = habit.id
    const moved = await movedBy(family, endpoint, ask(family))
    expect(unsaid(moved, endpoint)).toEqual([])
    expect(moved).toEqual(expect.arrayContaining([...moves]))
    const { body: lines } = await family.call<{ id: string }[]>('GET', `/api/activities/${family.ids.child}`)
    family.ids.activity = lines[0]?.id ?? ''
    const back = await movedBy(family, activityCalls.undo)
    expect(unsaid(back, activityCalls.undo)).toEqual([])
    expect(back).toEqual(expect.arrayContaining([...moves]))
  })
})
