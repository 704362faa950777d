import { type Commits, EVERYONE, type Touched } from '../db/commits.ts'
import { KeptAnswers } from '../http/kept-answers.ts'

/** What is known of a session while nobody of its family, nor the session itself, has changed. */
type Kept<Found> = { readonly hash: string; readonly found: Found; readonly restsUntil: number; answers: KeptAnswers }
type OfFamily = { readonly familyId: string }

const A_SESSION = 1_000
const MOST_BYTES = 8 * 1024 * 1024

/**
 * The sessions that came last, and what each was told since its family's last change. Whatever is committed to the file is
 * heard of before the next call is answered, by whomever it was committed.
 */
export class KeptSessions<Found extends OfFamily> {
  readonly #commits
  readonly #restsUntil
  readonly #all = new Map<string, Kept<Found>>()
  readonly #families = new Map<string, Set<Kept<Found>>>()
  #bytes = 0
  #changes = 0
  #hasLooked = false

  /** `restsUntil`: when a session asks for something itself, to be slid on or to end. */
  constructor(commits: Commits, restsUntil: (found: Found) => number) {
    this.#commits = commits
    this.#restsUntil = restsUntil
    commits.hear((touched) => this.#forget(touched))
  }

  /** As they are in the file now. */
  find(hash: string): Found | undefined {
    this.#commits.look()
    return this.#all.get(hash)?.found
  }

  /** For what is told at once: calls that arrived together are looked for together, before the first of them. */
  findResting(hash: string, now: Date): Found | undefined {
    this.#lookForAll()
    const kept = this.#all.get(hash)
    return kept && now.getTime() < kept.restsUntil ? kept.found : undefined
  }

  /** As they are within the transaction that is at work: before it is committed, it may have changed them. */
  findWithin(hash: string): Found | undefined {
    const found = this.find(hash)
    return found && !this.#commits.isTouchedNow(found.familyId) ? found : undefined
  }

  /** Looks someone up, and keeps what was found unless anything changed meanwhile. */
  async lookUp(hash: string, look: () => Promise<Found | undefined>): Promise<Found | undefined> {
    const before = this.#changes
    const found = await look()
    if (found && this.#changes === before) this.#keep(hash, found)
    return found
  }

  /** What the session was told, to be asked and added to during one call: what changes meanwhile begins another. */
  answersOf(hash: string, day: string): KeptAnswers | undefined {
    const kept = this.#all.get(hash)
    if (!kept) return undefined
    // Those who come are the last to be forgotten.
    this.#all.delete(hash)
    this.#all.set(hash, kept)
    if (kept.answers.day !== day) this.#empty(kept, day)
    return kept.answers
  }

  /** Asking takes longer than to tell one call. All that has arrived by now is heard before the next immediate. */
  #lookForAll() {
    if (this.#hasLooked) return
    this.#hasLooked = true
    setImmediate(() => (this.#hasLooked = false))
    this.#commits.look()
  }

  #keep(hash: string, found: Found) {
    this.#drop(this.#all.get(hash))
    const kept: Kept<Found> = { hash, found, restsUntil: this.#restsUntil(found), answers: this.#none('') }
    this.#all.set(hash, kept)
    const family = this.#families.get(found.familyId) ?? new Set()
    this.#families.set(found.familyId, family.add(kept))
    this.#grow(A_SESSION)
  }

  #forget(touched: Touched) {
    for (const [familyId, touch] of touched) {
      const isRecord = touch === 'records'
      if (!isRecord) this.#changes++
      for (const kept of (familyId === EVERYONE ? this.#all.values() : this.#families.get(familyId)) ?? [])
        if (isRecord) this.#empty(kept, kept.answers.day)
        else this.#drop(kept)
    }
  }

  #drop(kept: Kept<Found> | undefined) {
    if (!kept) return
    this.#empty(kept, '')
    this.#bytes -= A_SESSION
    this.#all.delete(kept.hash)
    const family = this.#families.get(kept.found.familyId)
    family?.delete(kept)
    if (family?.size === 0) this.#families.delete(kept.found.familyId)
  }

  #empty(kept: Kept<Found>, day: string) {
    kept.answers.end()
    this.#bytes -= kept.answers.size
    kept.answers = this.#none(day)
  }

  #none = (day: string) => new KeptAnswers(day, (bytes) => this.#grow(bytes))

  #grow(bytes: number) {
    this.#bytes += bytes
    for (const kept of this.#all.values()) {
      if (this.#bytes <= MOST_BYTES) return
      this.#drop(kept)
    }
  }
}
