import { randomUUID } from 'node:crypto'
import { pick, shuffled } from './chance.ts'

/** What a parent taps: one write with its key, sent until it is answered. */
export type Tap = {
  kind: 'behave' | 'checkIn' | 'score' | 'redeem' | 'undo'
  key: string
  method: 'POST' | 'PUT'
  path: string
  body?: object
}
export type Answer = { status: number; text: string; isReplayed: boolean }
export type Answered = Tap & Answer

/** What one phone has to tap on. */
export type Things = { childId: string; habitId: string; skillId: string; rewardId: string; cost: number }

const DAY = 86_400_000
// A habit is complete after as many days on end, and gives a line of its own then: never within these.
export const TARGET_DAYS = 365
const daysBack = Array.from({ length: TARGET_DAYS - 5 }, (_, back) =>
  new Date(Date.now() - (back + 2) * DAY).toISOString().slice(0, 10),
)

/** One tap after the other, each of which can only be done once, so that a second time would show. */
export function newTapper({ childId, habitId, skillId, rewardId, cost }: Things) {
  const days = shuffled(daysBack)
  const undoable: string[] = []
  let best = 0
  const post = (kind: Tap['kind'], path: string, body?: object): Tap => ({
    ...{ kind, key: randomUUID(), method: 'POST', path },
    ...(body && { body }),
  })
  const behave = () => {
    const tap = post('behave', '/api/behaviors')
    // The line bears its key, so that it is found again.
    return { ...tap, body: { childId, type: 'reward', title: tap.key, points: 1 + Math.floor(Math.random() * 9) } }
  }
  const checkIn = () => {
    const date = days.pop()
    return date ? post('checkIn', `/api/habits/${habitId}/checkin`, { date }) : behave()
  }
  const score = (): Tap => ({ ...post('score', `/api/skills/${skillId}`, { currentBest: ++best }), method: 'PUT' })
  const redeem = () => post('redeem', '/api/rewards/redeem', { childId, rewardId, pointsSpent: cost })
  const undo = () => {
    const line = undoable.pop()
    return line ? post('undo', `/api/activities/${line}/undo`) : behave()
  }
  return {
    next: (): Tap => pick([behave, behave, behave, checkIn, checkIn, score, score, redeem, undo])(),
    /** Now and then what was done is undone later. */
    remember({ kind, status, text }: Answered) {
      if (status !== 201 || kind === 'redeem' || Math.random() < 0.5) return
      const made = JSON.parse(text)
      undoable.push(kind === 'checkIn' ? made.activity.id : made.id)
    },
  }
}
