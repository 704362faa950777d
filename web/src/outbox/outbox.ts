import { withRecord } from '@sprout/domain/live/nouns'
import type { QueryClient } from '@tanstack/react-query'
import { Waiting } from '../api/act.ts'
import { browserStore } from '../api/database.ts'
import { PATIENCE } from '../api/or-seen.ts'
import { applyPatches } from '../api/patch.ts'
import { beginWrite } from '../api/refresh.ts'
import { warn } from '../api/warn.ts'
import { addPoints } from '../points/add-points.ts'
import { arrive } from './arrived.ts'
import type { Entry, Kept } from './entry.ts'
import { type Outcome, sendEntry } from './send.ts'
import { askToStay } from './stay.ts'
import { changeEntry, dropEntry, dropUntried, entries, keepEntry } from './store.ts'
import { waiting } from './waiting.ts'
import { giverOf } from './written.ts'

const LOCK = 'sprout-outbox'
const FIRST_PAUSE = 2000
const LONGEST_PAUSE = 60_000

type Answer = Outcome | { readonly kind: 'elsewhere' }

/** Taps of this page that still hope for an answer at once, by key: their screen shows them itself. */
type Hope = { answer: (outcome: Answer) => void; isKept: boolean }
const hoping = new Map<string, Hope>()
const keptHopes = () => [...hoping].filter(([, { isKept }]) => isKept).map(([key]) => key)
const otherTabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(LOCK)

/** Reads again what waits, here and, when that has changed, in the other tabs. */
export async function lookAtOutbox() {
  const all = await entries().catch(() => [])
  waiting.set(all.filter(({ key }) => !hoping.has(key)))
}
const changed = async () => {
  otherTabs?.postMessage('changed')
  await lookAtOutbox()
}

/** Takes a write, keeps it, and sends it when its turn comes. Throws `Waiting` when that is not now. */
export async function takeWrite(queries: QueryClient, entry: Entry): Promise<unknown> {
  const hope: Hope = { answer: () => {}, isKept: false }
  const answered = new Promise<Answer>((answer) => {
    hope.answer = answer
  })
  hoping.set(entry.key, hope)
  const kept = await keepEntry(entry).catch((failure: unknown) => {
    hoping.delete(entry.key)
    throw failure
  })
  hope.isKept = true
  // One that is tried again may keep those behind it waiting for long.
  const lateness = setTimeout(() => entry.key !== sending && giveUp([entry.key]), PATIENCE)
  void sendAll(queries, entry.caregiver.id)
  const outcome = await answered
  clearTimeout(lateness)
  if (outcome.kind === 'done') return outcome.reply
  if (outcome.kind === 'refused') throw outcome.failure
  if (outcome.kind === 'elsewhere') throw new Waiting(false)
  askToStay()
  const isTried = waiting.current().find(({ key }) => key === entry.key)?.triedAt !== undefined
  throw new Waiting(true, isTried ? undefined : () => takeBack(queries, kept))
}

let turn: Promise<unknown> = Promise.resolve()
/** Whose turn comes next: it finds all that is kept until it begins. */
let nextOf: string | undefined
/** The key of what is under way. */
let sending: string | undefined

/** Sends what waits of this caregiver, one after the other; one tab at a time, where the browser knows of locks. */
export function sendAll(queries: QueryClient, caregiverId: string) {
  clearTimeout(timer)
  // A browser that keeps nothing has nothing to send.
  if (!browserStore() || nextOf === caregiverId) return turn
  nextOf = caregiverId
  const work = () => sendInOrder(queries, caregiverId)
  turn = turn
    .then(() => {
      nextOf = undefined
      return navigator.locks ? navigator.locks.request(LOCK, work) : work()
    })
    .catch((failure: unknown) => {
      warn('The outbox:', failure)
      giveUp(keptHopes())
    })
  return turn
}

async function sendInOrder(queries: QueryClient, caregiverId: string) {
  const stuck = new Set<string>()
  for (;;) {
    const hopes = keptHopes()
    const all = await entries()
    const next = all.find(({ key, caregiver, refused }) => caregiver.id === caregiverId && !refused && !stuck.has(key))
    if (!next) {
      if (stuck.size > 0) tryAgain(queries, caregiverId)
      else pause = FIRST_PAUSE
      // What this tab still hoped for is stuck, or was sent by another one, which tells what came of it.
      return giveUp(hopes, hopes.filter(isNotIn(all)))
    }
    sending = next.key
    const outcome = await sendEntry(next)
    sending = undefined
    await settle(queries, next, outcome)
    if (outcome.kind === 'later') tryAgain(queries, caregiverId)
    if (outcome.kind === 'later' || outcome.kind === 'signedOut') return giveUp(keptHopes())
    if (outcome.kind === 'stuck') stuck.add(next.key)
    else pause = FIRST_PAUSE
  }
}

const isNotIn = (all: readonly Kept[]) => (key: string) => !all.some((each) => each.key === key && !each.refused)

/** What came of it: the entry leaves, or stays to be told. */
async function settle(queries: QueryClient, entry: Kept, outcome: Outcome) {
  const hopes = hoping.get(entry.key)
  if (outcome.kind === 'done' || (outcome.kind === 'refused' && hopes)) await dropEntry(entry)
  else if (outcome.kind === 'refused')
    await changeEntry({ ...entry, refused: outcome.refused, complaint: outcome.complaint })
  else if (outcome.kind === 'lostSight') await changeEntry({ ...entry, refused: 'lost_sight' })
  else return
  if (hopes) {
    hoping.delete(entry.key)
    return hopes.answer(outcome)
  }
  if (outcome.kind === 'done') {
    await moveIn(queries, entry)
    arrive(entry, outcome.reply)
  }
  await changed()
}

/** What was shown as waiting is shown as done, without a step back in between; then it is looked at again. */
async function moveIn(queries: QueryClient, { id, lists, line }: Kept) {
  const end = beginWrite(queries)
  const patches = await applyPatches(queries, [addPoints(queries, line.childId, line.points)])
  patches.keep()
  waiting.set(waiting.current().filter((each) => each.id !== id))
  // Earlier versions named only what it moves besides.
  void end([...withRecord, ...lists])
}

/** From now on these are shown as waiting. */
function giveUp(keys: readonly string[], sentElsewhere: readonly string[] = []) {
  const hopes = keys.map((key) => ({ key, ...hoping.get(key) }))
  for (const key of keys) hoping.delete(key)
  // The other tabs load all that they show again when they hear of it.
  const seen = keys.length > 0 ? changed() : lookAtOutbox()
  void seen.then(() => {
    for (const { key, answer } of hopes) answer?.({ kind: sentElsewhere.includes(key) ? 'elsewhere' : 'later' })
  })
}

let pause = FIRST_PAUSE
let timer: ReturnType<typeof setTimeout> | undefined

/** Again after a while, a longer one when that was in vain, and not all phones at the same moment. */
function tryAgain(queries: QueryClient, caregiverId: string) {
  const again = () => {
    pause = Math.min(LONGEST_PAUSE, pause * 2)
    void sendAll(queries, caregiverId)
  }
  clearTimeout(timer)
  timer = setTimeout(again, pause * (0.5 + Math.random() / 2))
}

/** Undone by the parent, if it has not left this phone meanwhile. */
const takeBack = (queries: QueryClient, entry: Kept) => leave(queries, entry, dropUntried)

/** Given up by the parent, or read. */
export const dismiss = (queries: QueryClient, entry: Kept) => leave(queries, entry, dropEntry)

/** It leaves without being done: what was written goes back to its form. Answers whether it left. */
async function leave(queries: QueryClient, entry: Kept, drop: typeof dropEntry) {
  const giveBack = await giverOf(entry).catch(() => undefined)
  const isGone = giveBack !== undefined && (await drop(entry))
  if (isGone) giveBack(queries)
  await changed()
  return isGone
}

/** When another tab has sent or kept something, this one looks again. */
export function followOtherTabs(onChange: () => void) {
  const hear = () => void lookAtOutbox().then(onChange)
  otherTabs?.addEventListener('message', hear)
  return () => otherTabs?.removeEventListener('message', hear)
}
