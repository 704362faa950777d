import type { Database } from 'better-sqlite3'
import { newTurns } from './turns.ts'

/** Those who are committed together. Kept by each of them from its first statement to its answer. */
export type Group = { readonly done: PromiseWithResolvers<void>; members: number; isDue: boolean }

/** No one waits for more than so many others. */
const MOST = 64

/**
 * What reaches the disk together is forced there once: writers that come while others are at work join their transaction,
 * each in a savepoint of its own, so that a refusal of one takes back nothing of the others. Nobody is answered before
 * the commit. Whoever writes alone waits for nobody: the commit comes when all that has arrived has been looked at.
 */
export class GroupCommit {
  readonly #raw
  readonly #ended
  readonly #turns = newTurns()
  #group: Group | undefined
  // Prepared once: preparing takes longer than all but the commit.
  readonly #prepared = new Map<string, ReturnType<Database['prepare']>>()

  /** `ended` is called after each commit, before anyone is told of it, and when one failed. */
  constructor(raw: Database, ended: () => void) {
    this.#raw = raw
    this.#ended = ended
  }

  /** Resolves when it is this member's turn; others wait until it leaves. */
  async join(): Promise<Group> {
    await this.#turns.take()
    try {
      const joined = this.#group ?? this.#begin()
      this.#run('savepoint member')
      joined.members++
      return joined
    } catch (error) {
      this.#turns.give()
      throw error
    }
  }

  /** A full disk takes back more than the statement that did not fit: all that the group did. */
  within<T>(joined: Group, work: () => T): T {
    if (this.#group !== joined) throw new Error('What was begun has been taken back')
    try {
      return work()
    } catch (error) {
      if (!this.#raw.inTransaction) this.#fail(joined, error)
      throw error
    }
  }

  keep(joined: Group) {
    this.#step(joined, ['release member'])
    return this.#leave(joined)
  }

  /** A refusal may stand on what others of the group did: it too is told when that is on the disk. */
  takeBack(joined: Group) {
    this.#step(joined, ['rollback to member', 'release member'])
    return this.#leave(joined)
  }

  /** For what must not see, nor be part of, anything uncommitted. */
  async alone<T>(work: () => T): Promise<T> {
    await this.#turns.take()
    try {
      if (this.#group) this.#commit(this.#group)
      return work()
    } finally {
      this.#ended()
      this.#turns.give()
    }
  }

  #begin(): Group {
    // Takes the write lock at the start, so that a transaction never fails half-way for want of it.
    this.#run('begin immediate')
    const begun: Group = { done: Promise.withResolvers(), members: 0, isDue: false }
    // Whether anyone waits for it or not, it is told by those who do.
    begun.done.promise.catch(() => {})
    this.#commitSoon(begun, 1)
    this.#group = begun
    return begun
  }

  /** Once all that has arrived has been looked at; while company still comes, what comes with it is waited for. */
  #commitSoon(begun: Group, before: number) {
    setImmediate(() => {
      const { members } = begun
      if (members > before) return this.#commitSoon(begun, members)
      begun.isDue = true
      if (this.#turns.isFree()) this.#commit(begun)
    })
  }

  #step(joined: Group, texts: readonly string[]) {
    if (this.#group !== joined) return
    try {
      for (const text of texts) this.#run(text)
    } catch (error) {
      this.#fail(joined, error)
    }
  }

  /** Ends a member's turn. The promise tells when what it did, or found, is on the disk. */
  #leave(left: Group) {
    if (left.isDue || left.members >= MOST) this.#commit(left)
    this.#turns.give()
    return left.done.promise
  }

  #commit(due: Group) {
    if (this.#group !== due) return
    try {
      this.#run('commit')
      this.#group = undefined
      this.#ended()
      due.done.resolve()
    } catch (error) {
      this.#fail(due, error)
    }
  }

  #fail(broken: Group, error: unknown) {
    if (this.#group !== broken) return
    this.#group = undefined
    broken.done.reject(error)
    if (this.#raw.inTransaction) this.#run('rollback')
    this.#ended()
  }

  #run(text: string) {
    const statement = this.#prepared.get(text) ?? this.#raw.prepare(text)
    this.#prepared.set(text, statement)
    statement.run()
  }
}
