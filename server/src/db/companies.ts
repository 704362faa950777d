import { setTimeout as after } from 'node:timers/promises'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type pg from 'pg'
import { Company } from './company.ts'

/** While so many are under way, whoever comes gathers for the next. */
const AT_ONCE = 2

/** One that stands still for so long keeps no other from beginning. */
const SLOW = 1_000

/** The pool, as Kysely sees it for those who share a transaction. */
export class Companies implements Driver {
  readonly #pool
  #open: Company | undefined
  readonly #waiting: Company[] = []
  #underWay = 0

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init() {}
  acquireConnection = async () => new Member()
  async releaseConnection() {}
  beginTransaction = (member: Member) => member.join(this.#open ?? this.#gather())
  commitTransaction = (member: Member) => member.keep()
  rollbackTransaction = (member: Member) => member.takeBack()
  async destroy() {}

  #gather() {
    const company: Company = new Company(() => {
      if (this.#open === company) this.#open = undefined
    })
    this.#open = company
    this.#waiting.push(company)
    void this.#beginNext()
    return company
  }

  async #beginNext(): Promise<void> {
    if (this.#underWay === AT_ONCE) return
    const next = this.#waiting.shift()
    if (!next) return
    this.#underWay++
    await Promise.race([next.begin(() => this.#pool.connect()), after(SLOW, undefined, { ref: false })])
    this.#underWay--
    return this.#beginNext()
  }
}

class Member implements DatabaseConnection {
  #company: Company | undefined

  join(company: Company) {
    this.#company = company
    return company.join(this)
  }

  async keep() {
    await this.#company?.keep(this)
  }

  async takeBack() {
    await this.#company?.takeBack(this)
  }

  async executeQuery<R>(compiled: CompiledQuery) {
    if (!this.#company) throw new Error('Only within a transaction')
    return (await this.#company.ask(this, compiled)) as QueryResult<R>
  }

  streamQuery(): never {
    throw new Error('Rows are read in pages')
  }
}
