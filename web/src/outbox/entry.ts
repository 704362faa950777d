import type { LocalDate } from '@sprout/domain/calendar'
import type { Noun } from '@sprout/domain/live/nouns'
import type { RefusalCode } from '@sprout/domain/refusal'
import type { WrittenIn } from './written.ts'

/** What waits, as its list shows it. */
export type Line = {
  readonly childId: string
  readonly title: string
  /** What the balance will move by, as far as one can know. */
  readonly points: number
  /** The habit, challenge or reward that it is about, or the correction that it makes good. */
  readonly about?: string | undefined
  /** Of a challenge: as far as this phone knew, it was not done yet. */
  readonly isOpen?: boolean | undefined
  /** The day that it counts for. */
  readonly day?: LocalDate | undefined
}

/**
 * A write that was tapped: the very call, so that any later version of the app can still send it without knowing what
 * it means, and the line to show meanwhile.
 */
export type Entry = {
  readonly version: 1
  readonly key: string
  readonly caregiver: { readonly id: string; readonly name: string; readonly familyId?: string | undefined }
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly body: unknown
  /** What it makes stale when it is done. */
  readonly lists: readonly Noun[]
  readonly line: Line
  /** Whose words its body holds. */
  readonly writtenIn?: WrittenIn | null
  /** When it first left this phone; from then on the server may know of it. */
  readonly triedAt?: string
  /** Why it will not be sent; it stays until that is read. */
  readonly refused?: RefusalCode | 'lost_sight' | 'unreadable'
  /** What was wrong with it, where the server said so; `complaintWords` has the words. */
  readonly complaint?: string | undefined
}

/** Whose it is. What says no more whose it is, is told to whoever is in. */
export const isOf =
  (id: string) =>
  ({ caregiver }: Kept) =>
    caregiver.id === id || caregiver.id === ''

/** Under its number in the order of the taps. */
export type Kept = Entry & { readonly id: number }

/** What a parent has told in it, besides its title. Where it says no more whose it is, it may be another's. */
export function wordsOf({ body, caregiver }: Entry): string {
  if (caregiver.id === '') return ''
  const { content, description } = Object(body) as { content?: unknown; description?: unknown }
  return String(content ?? description ?? '').trim()
}

const NOTHING_KNOWN: Omit<Line, 'title'> = { childId: '', points: 0 }

/** An entry of whatever version: it can be sent if it still says who asks for what, else that is told. */
export function readEntry(found: unknown): Kept {
  const { id, line, caregiver, lists, ...rest } = Object(found) as Partial<Kept>
  const canBeSent =
    typeof rest.key === 'string' &&
    typeof caregiver?.id === 'string' &&
    (rest.method === 'POST' || rest.method === 'PUT') &&
    typeof rest.path === 'string' &&
    rest.path.startsWith('/api/')
  return {
    key: '',
    method: 'POST',
    path: '',
    body: undefined,
    // Earlier versions did not say it.
    writtenIn: rest.path === '/api/moments' ? 'moment' : null,
    ...rest,
    version: 1,
    id: Number(id),
    caregiver: { id: '', name: '', ...caregiver },
    lists: Array.isArray(lists) ? lists : [],
    line: { title: '', ...NOTHING_KNOWN, ...line },
    ...(!canBeSent && { refused: 'unreadable' as const }),
  }
}
