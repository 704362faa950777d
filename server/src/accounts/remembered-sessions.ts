const MOST = 5_000

/**
 * The sessions that came last, as they were found, where others may change them unheard. Whoever writes is let in by that,
 * and looked up again beside the first statement of their transaction (`enterWithin`).
 */
export class RememberedSessions<Found> {
  readonly #restsUntil
  readonly #all = new Map<string, Found>()

  /** `restsUntil`: when a session asks for something itself, to be slid on or to end. */
  constructor(restsUntil: (found: Found) => number) {
    this.#restsUntil = restsUntil
  }

  findResting(hash: string, now: Date): Found | undefined {
    const found = this.#all.get(hash)
    return found && now.getTime() < this.#restsUntil(found) ? found : undefined
  }

  /** Those who come are the last to be forgotten. */
  remember(hash: string, found: Found) {
    this.#all.delete(hash)
    this.#all.set(hash, found)
    for (const oldest of this.#all.keys()) {
      if (this.#all.size <= MOST) return
      this.#all.delete(oldest)
    }
  }

  forget = (hash: string) => void this.#all.delete(hash)
}
