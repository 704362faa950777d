import { type Endpoint, KEY_DAYS } from '@sprout/domain/endpoint'
import { call } from '../api/call.ts'
import { CallFailed, Unreachable } from '../api/failure.ts'
import type { Kept } from './entry.ts'
import { changeEntry } from './store.ts'

/** On a bad line an answer takes its time: each try waits for twice as long as has been tried so far. */
const ANSWERS_WITHIN = { first: 20_000, most: 80_000 }
const patience = (age: number) => Math.min(Math.max(ANSWERS_WITHIN.first, 2 * age), ANSWERS_WITHIN.most)
/** Some hours less than the server remembers a key, as clocks differ. */
const KEY_LIVES = (KEY_DAYS - 0.5) * 86_400_000

export type Outcome =
  | { readonly kind: 'done'; readonly reply: unknown }
  | ({ readonly kind: 'refused'; readonly failure: CallFailed } & Required<Pick<Kept, 'refused' | 'complaint'>>)
  /** Nobody answers, or asks for patience. */
  | { readonly kind: 'later' }
  /** The server stumbles over it, or what stands in between lets it not pass; others perhaps. */
  | { readonly kind: 'stuck' }
  /** It was taken back a moment ago. */
  | { readonly kind: 'gone' }
  /** Whoever made it is not signed in. */
  | { readonly kind: 'signedOut' }
  /** It was sent so long ago that sending it again could do it twice. */
  | { readonly kind: 'lostSight' }

/** Sends one write, under the key that it was given at the tap. */
export async function sendEntry(entry: Kept): Promise<Outcome> {
  if (!navigator.onLine) return { kind: 'later' }
  const { key, method, path, body, caregiver, triedAt } = entry
  const age = Date.now() - Date.parse(triedAt ?? '') || 0
  if (age > KEY_LIVES) return { kind: 'lostSight' }
  // On a full phone it goes without.
  const tried = triedAt ? entry : await changeEntry({ ...entry, triedAt: new Date().toISOString() }).catch(() => entry)
  if (!tried) return { kind: 'gone' }
  const endpoint: Endpoint = { method, path: path as Endpoint['path'], says: '', changes: [] }
  const ask = { body } as object
  const options = { key, by: caregiver.id, signal: AbortSignal.timeout(patience(age)) }
  try {
    return { kind: 'done', reply: await call(endpoint, ask, options) }
  } catch (failure) {
    return outcomeOf(failure)
  }
}

function outcomeOf(failure: unknown): Outcome {
  if (failure instanceof Unreachable) return { kind: isRefused(failure) ? 'stuck' : 'later' }
  if (!(failure instanceof CallFailed)) throw failure
  const { status, refusal, fields } = failure
  if (status === 401) return { kind: 'signedOut' }
  // Of ours nothing that waits is too large: something in between says so, as it may of one text and not of another.
  if (refusal === 'internal' || status === 413) return { kind: 'stuck' }
  if (status === 408 || status === 429 || status >= 500) return { kind: 'later' }
  return { kind: 'refused', failure, refused: refusal ?? 'internal', complaint: fields[0]?.code }
}

/** As a guard says of one request; of a server that is away a proxy may say 404, 405 or 408, whatever is asked. */
const OF_THIS_ONE = [400, 403, 406, 422, 451]
const isRefused = ({ cause }: Unreachable) => cause instanceof Response && OF_THIS_ONE.includes(cause.status)
