import { Apart } from './apart.ts'

/** Which of those who share a transaction holds which row: to PostgreSQL they are one. */
export class Holders {
  readonly #all = new Map<unknown, object>()

  /** What is held by others, here or elsewhere, looks as if it were not there. */
  take(member: object, rows: readonly { id?: unknown }[]) {
    if (rows.length === 0) throw new Apart()
    for (const { id } of rows) {
      if ((this.#all.get(id) ?? member) !== member) throw new Apart()
      this.#all.set(id, member)
    }
  }

  letGo(member: object) {
    for (const [id, holder] of this.#all) if (holder === member) this.#all.delete(id)
  }
}
