import { addressOf, pathOf } from '@sprout/domain/address'
import { type Ask, type Endpoint, type Reply, takesKey } from '@sprout/domain/endpoint'
import { asksAtTheGate, CallFailed, failureOf, Unreachable } from './failure.ts'

export type CallOptions = {
  /** Made when the parent taps: a retry of the same tap carries the same key and is done once. */
  readonly key?: string
  readonly signal?: AbortSignal
  /** What is sent instead of a body: a document, packed by gzip. */
  readonly packed?: Blob
  /** Who has tapped; refused as signed out when somebody else is signed in by now. */
  readonly by?: string
  /** For the one call that may find nobody signed in without anything being wrong. */
  readonly nobodyIsFine?: true
}

type Loose = {
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Longer than the server itself gives one. Every reload waits for a write that is under way: none may hang for ever. */
const WRITES_WITHIN = 40_000

const ENOUGH = 100
const sent: string[] = []

/** Whether a write of this page went out with this key, not too long ago. */
export const isOwnKey = (key: string) => sent.includes(key)

const hex = (value: number, letters: number) => value.toString(16).padStart(letters, '0')

/**
 * 80 bits of chance after the time: what keeps the keys then writes to the end of its index, and not here and there.
 * (`crypto.randomUUID` is missing on plain http beyond localhost.)
 */
export const newKey = () =>
  hex(Date.now(), 12) + Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => hex(byte, 2)).join('')

/** The one door to the network. */
export const call = async <E extends Endpoint>(endpoint: E, ask: Ask<E>, options: CallOptions = {}) =>
  (await callForPage(endpoint, ask, options)).reply

/** The same, with the address that leads on when more is to come. */
export async function callForPage<E extends Endpoint>(endpoint: E, ask: Ask<E>, options: CallOptions = {}) {
  const response = await callForResponse(endpoint, ask, options)
  const reply = response.status === 204 ? undefined : await bodyOf(response)
  return { reply: reply as Reply<E>, next: nextOf(response) }
}

/** The same, while its body may still be on its way. */
export async function callForResponse<E extends Endpoint>(endpoint: E, ask: Ask<E>, options: CallOptions = {}) {
  const response = await send(endpoint, ask as Loose, options)
  if (response.ok) return ours(response)
  const failure = await failureOf(response)
  if (failure instanceof CallFailed && failure.status === 401 && !endpoint.open) {
    const hasLeft = failure.refusal === 'left_family'
    if (hasLeft || !options.nobodyIsFine || asksAtTheGate(failure)) tellSignedOut(hasLeft)
  }
  throw failure
}

/** Each of ours has an id. What stands in between says yes to anything, and may call it JSON, or nothing. */
function ours(response: Response) {
  if (!response.headers.has('x-request-id')) throw new Unreachable('not our reply')
  return response
}

/** `Link: </api/activities/c?before=a>; rel="next"` */
const nextOf = ({ headers }: Response) => /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1] ?? null

function send(endpoint: Endpoint, ask: Loose, { key: given, signal, packed, by }: CallOptions): Promise<Response> {
  const key = takesKey(endpoint) && (given ?? newKey())
  if (key && sent.push(key) > ENOUGH) sent.shift()
  const isShort = endpoint.method !== 'GET' && !packed
  const until = signal ?? (isShort ? AbortSignal.timeout(WRITES_WITHIN) : undefined)
  return fetch(addressOf(endpoint, ask), {
    method: endpoint.method,
    credentials: 'include',
    headers: {
      ...((packed || ask.body !== undefined) && { 'content-type': 'application/json' }),
      ...(packed && { 'content-encoding': 'gzip' }),
      ...(key && { 'idempotency-key': key }),
      ...(by && { 'sprout-caregiver': by }),
    },
    ...(ask.body !== undefined && { body: JSON.stringify(ask.body) }),
    ...(packed && { body: packed }),
    ...(until && { signal: until }),
  }).catch((cause: unknown) => notReached(cause, until))
}

function notReached(cause: unknown, until: AbortSignal | undefined): never {
  // Some browsers say of one that took too long that it was given up.
  const isLate = until?.reason?.name === 'TimeoutError'
  if (isLate || cause instanceof TypeError) throw new Unreachable('unreachable', { cause })
  throw cause
}

const bodyOf = (response: Response) =>
  response.json().catch((cause: unknown) => {
    throw new Unreachable('not our reply', { cause })
  })

/** Of one who is no longer in the family, nothing of it may stay in this browser. */
export type SignedOut = { readonly status: 401; readonly hasLeft: boolean }

export const tellSignedOut = (hasLeft = false) =>
  window.dispatchEvent(new CustomEvent<SignedOut>('auth-error', { detail: { status: 401, hasLeft } }))

/** A query's key is its own path, and what it asks for besides. */
export function keyOf<E extends Endpoint>(endpoint: E, ask: Ask<E>): readonly unknown[] {
  const { query } = ask as Loose
  const segments = pathOf(endpoint, ask).slice(1).split('/')
  return query ? [...segments, query] : segments
}

/** What such a key is about, in the words of `endpoint.changes`. Whoever is signed in carries the family's frame with them. */
export const nounOf = ([, noun, id]: readonly unknown[]) => (noun === 'auth' && id === 'user' ? 'family' : String(noun))
