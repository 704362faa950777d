import type { RefusalCode } from '@sprout/domain/refusal'
import { refusals } from '../i18n/en/refusals.ts'

// The catalogue has words for each and every one of them.
export const isRefusal = (code: unknown): code is RefusalCode =>
  typeof code === 'string' && Object.hasOwn(refusals, code)

/** Something wrong with a field; `complaintWords` has the words. */
export type FieldTrouble = { readonly path: string; readonly code: string }

/** A reply that was not OK. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly status: number
  readonly refusal: RefusalCode | undefined
  /** What does not fit, field by field. */
  readonly fields: readonly FieldTrouble[]
  constructor(status: number, words: string, { code, errors }: Problem = {}) {
    super(`${status}: ${words}`)
    this.status = status
    this.refusal = isRefusal(code) ? code : undefined
    this.fields = Array.isArray(errors) ? errors.flatMap(complaint) : []
  }
}

/** No reply, or one that is not ours and is its cause: no signal, the server away, a café's sign-in page in between. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** A guard in between asks who it is, and knows nothing of who is in: a 401 of ours says why. */
export const asksAtTheGate = ({ status, refusal }: CallFailed) => status === 401 && !refusal

/** Told in the reader's words already. */
export class InWords extends Error {
  override readonly name = 'InWords'
}

/** Nobody knows whether it was done: no answer came, or only that of a server in trouble. */
export const mayBeDone = (failure: unknown): boolean =>
  failure instanceof InWords
    ? mayBeDone(failure.cause)
    : failure instanceof Unreachable || (failure instanceof CallFailed && failure.status >= 500)

/** What stands in between speaks for itself, and not of what was asked; but these mean there what they mean here. */
const passedOn: Record<number, Problem> = {
  401: {},
  413: { code: 'body_too_large' },
  429: { code: 'too_many_requests' },
}

export async function failureOf(response: Response): Promise<CallFailed | Unreachable> {
  const { status, statusText } = response
  const text = await response.text().catch(() => '')
  const problem = text && isProblem(response) ? read(text) : passedOn[status]
  const words = typeof problem?.detail === 'string' ? problem.detail : text || statusText
  if (problem) return new CallFailed(status, words, problem)
  return new Unreachable(`${status}: ${words}`, { cause: response })
}

type Problem = { readonly code?: unknown; readonly detail?: unknown; readonly errors?: unknown }

const isProblem = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('application/problem+json') ?? false

function read(text: string): Problem {
  try {
    return Object(JSON.parse(text)) as Problem
  } catch {
    return {}
  }
}

function complaint(error: unknown): FieldTrouble[] {
  const { path, code } = Object(error) as { path?: unknown; code?: unknown }
  if (typeof path !== 'string' || typeof code !== 'string') return []
  return [{ path, code }]
}
