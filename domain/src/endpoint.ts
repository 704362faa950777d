import type * as z from 'zod/mini'
import type { Noun } from './live/nouns.ts'

/** One HTTP call, described once: the server answers it, the web app makes it, the documentation shows it. */
export type Endpoint = Told & (Reads | Writes)

type Reads = { readonly method: 'GET' }
/** A write of someone who is signed in says what it makes stale; one that opens a session or tells a stream does not. */
type Writes = { readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' } & (
  | { readonly changes: readonly Noun[] }
  | { readonly open: true }
  | { readonly streams: true }
)

type Told = {
  readonly path: `/api/${string}`
  /** One sentence for the documentation page. */
  readonly says: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniType
  /** Absent: the call answers 204 and nothing else. */
  readonly reply?: z.ZodMiniType
  /** 200 unless the call makes something. */
  readonly makes?: true
  /** A list told in pages: its query is `page`, its handler gives one more than the limit when there is more. */
  readonly pages?: true
  /** Answers as `text/event-stream`, while it lasts; there is no retry of a conversation, so it takes no key. */
  readonly streams?: true
  /** What each event of the stream is called, where it has a name. */
  readonly event?: string
  /** What it makes stale of the children that it holds, or of the whole family where it holds none. */
  readonly changes?: readonly Noun[]
  /** Answers with a file to keep, however long it is; its handler tells it piece by piece. */
  readonly downloads?: 'application/json' | 'text/csv'
  /** Takes a document too long to be held at once: its handler reads it piece by piece, and checks each. */
  readonly uploads?: z.ZodMiniType
  /** A retry needs no key, or must not: the answer holds a secret of which no copy is kept. */
  readonly keyless?: true
  /** The answer depends on the moment that it is asked for, not only on the day: none is told twice. */
  readonly momentary?: true
  /** A few statements about one child: it may be done together with what others ask for, each of whom waits for all. */
  readonly brief?: true
  /** Anyone may call, signed in or not. */
  readonly open?: true
}

type Part<E, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = E extends {
  readonly [P in K]: infer S extends z.ZodMiniType
}
  ? { [P in K]: Side extends 'input' ? z.input<S> : z.output<S> }
  : unknown

/** What a caller must supply. */
export type Ask<E extends Endpoint> = Part<E, 'params', 'input'> & Part<E, 'query', 'input'> & Part<E, 'body', 'input'>
/** What a handler receives, after validation. */
export type Asked<E extends Endpoint> = Part<E, 'params', 'output'> &
  Part<E, 'query', 'output'> &
  Part<E, 'body', 'output'>
/** What comes back. */
export type Reply<E extends Endpoint> = E extends { readonly reply: infer S extends z.ZodMiniType } ? z.output<S> : void

/** A deletion and a change of settings end the same however often they come; a score that is sent again would count twice. */
export const takesKey = ({ method, streams, keyless }: Pick<Endpoint, 'method' | 'streams' | 'keyless'>) =>
  !streams && !keyless && (method === 'POST' || method === 'PUT')

/** So many days the server remembers a key; what was first sent longer ago is not sent again, lest it be done twice. */
export const KEY_DAYS = 7

export const contract = <const C extends Record<string, Endpoint>>(endpoints: C): C => endpoints
