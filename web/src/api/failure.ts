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

/** No reply, or one that is not ours: no signal, the server away, a café's sign-in page in between. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable'
}

/** Told in the reader's words already. */
export class InWords extends Error {
  override readonly name = 'InWords'
}

/** What stands in between answers in its own words, which say nothing of what was asked. */
export async function failureOf(response: Response): Promise<CallFailed | Unreachable> {
  const text = isProblem(response) && (await response.text().catch(() => ''))
  if (!text) return new Unreachable('not our reply')
  const problem = read(text)
  const words = typeof problem.detail === 'string' ? problem.detail : response.statusText
  return new CallFailed(response.status, words, problem)
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
