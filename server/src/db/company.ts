import { type CompiledQuery, type QueryResult, RawNode, SelectQueryNode } from 'kysely'
import type pg from 'pg'
import { Apart } from './apart.ts'
import { loadsOf } from './loads.ts'
import { resultOf } from './postgres-connections.ts'
import { isPrepared, isWrite } from './prepared.ts'
import { type Sent, send } from './send.ts'
import type { Several } from './several.ts'
import { isUnavailable } from './unavailable.ts'

type Member = object
type Answer = QueryResult<object>
type Asked = { member: Member; compiled: CompiledQuery; kind: Several | undefined; told: PromiseWithResolvers<Answer> }

/** No one waits for more than so many others. */
const MOST = 64
const NOTHING: Answer = { rows: [] }

/**
 * Writers in one transaction, whose statements travel side by side: each way to the database and back, and the commit, is
 * taken once for all of them, and what several ask at one moment that is the same but for its values is asked once. Their
 * statements come mixed, so none has a savepoint: whoever takes back what they wrote, and whatever fails, ends the company.
 * Nothing of it is kept then, and each begins again by itself.
 *
 * What one holds no other may have: whoever comes to a row that is held goes apart, and waits for it there. So a company
 * waits for nobody's row, and no two of them for each other.
 */
export class Company {
  readonly #atWork = new Set<Member>()
  readonly #wrote = new Set<Member>()
  readonly #holders = new Map<unknown, Member>()
  readonly #begun = Promise.withResolvers<void>()
  readonly #end = Promise.withResolvers<void>()
  readonly #close: () => void
  #client: pg.PoolClient | undefined
  #asked: Asked[] = []
  #isInTransaction = false
  #isOver = false

  /** `close`: nobody else is to join. */
  constructor(close: () => void) {
    this.#close = close
    // Whether anyone waits for them or not, they are told by those who do.
    for (const { promise } of [this.#begun, this.#end]) promise.catch(() => {})
  }

  /** Resolves once there is a connection. */
  join(member: Member): Promise<void> {
    this.#atWork.add(member)
    if (this.#atWork.size === MOST) this.#close()
    return this.#begun.promise
  }

  /** Comes back when it is over, whatever came of it. */
  async begin(connect: () => Promise<pg.PoolClient>) {
    try {
      this.#client = await connect()
    } catch (error) {
      this.#isOver = true
      this.#close()
      return this.#begun.reject(error)
    }
    this.#begun.resolve()
    await this.#end.promise.catch(() => {})
  }

  async ask(member: Member, compiled: CompiledQuery): Promise<Answer> {
    if (this.#isOver) throw new Apart()
    const { query } = compiled
    if (isWrite(query) || RawNode.is(query)) this.#wrote.add(member)
    const told = Promise.withResolvers<Answer>()
    // Once all that has arrived has been looked at.
    if (this.#asked.length === 0) setImmediate(() => this.#sendAsked())
    this.#asked.push({ member, compiled, kind: isPrepared(compiled) ? compiled.several : undefined, told })
    if (isPrepared(compiled) && compiled.isSilent) {
      told.promise.catch(() => {})
      return NOTHING
    }
    const answer = await told.promise
    if (this.#isOver) throw new Apart()
    if (SelectQueryNode.is(query) && query.endModifiers) this.#hold(member, answer.rows)
    return answer
  }

  #sendAsked() {
    const asked = this.#asked
    this.#asked = []
    if (this.#isOver) {
      for (const { told } of asked) told.reject(new Apart())
      return
    }
    if (!this.#isInTransaction) this.#send({ text: 'begin' }).catch((error: unknown) => this.#dissolve(error))
    this.#isInTransaction = true
    for (const load of loadsOf(asked)) void this.#sendLoad(load)
  }

  async #sendLoad(load: readonly Asked[]) {
    const [first] = load
    if (!first) return
    const { compiled, kind } = first
    const isOne = load.length === 1 || !kind
    try {
      const answer = resultOf(await this.#send(isOne ? sentOf(compiled) : kind.sent(load.map(filled))))
      for (const { compiled, told } of load)
        told.resolve(isOne ? answer : { rows: kind.rowsFor(answer.rows, filled({ compiled })) })
    } catch (error) {
      this.#dissolve(error)
      for (const { told } of load) told.reject(new Apart('It failed together with others', { cause: error }))
    }
  }

  /** What is held by others, here or elsewhere, looks as if it were not there. */
  #hold(member: Member, rows: readonly { id?: unknown }[]) {
    if (rows.length === 0) throw new Apart()
    for (const { id } of rows) {
      if ((this.#holders.get(id) ?? member) !== member) throw new Apart()
      this.#holders.set(id, member)
    }
  }

  keep(member: Member): Promise<void> {
    if (this.#isOver) return Promise.reject(new Apart())
    this.#close()
    this.#leave(member)
    return this.#end.promise
  }

  /** A refusal may stand on what others of the company did: it too is told when that is on the disk. */
  async takeBack(member: Member) {
    if (!this.#atWork.has(member)) return
    if (this.#wrote.has(member)) {
      this.#dissolve()
      throw new Apart()
    }
    for (const [id, holder] of this.#holders) if (holder === member) this.#holders.delete(id)
    this.#leave(member)
    await this.#end.promise
  }

  #leave(member: Member) {
    this.#atWork.delete(member)
    if (this.#atWork.size === 0 && !this.#isOver) void this.#commit()
  }

  async #commit() {
    this.#close()
    this.#sendAsked()
    this.#isOver = true
    try {
      const { command } = await this.#send({ text: 'commit' })
      // So PostgreSQL answers when something before it has failed.
      if (command === 'ROLLBACK') throw new Apart('It failed together with others')
      this.#client?.release()
      this.#end.resolve()
    } catch (error) {
      this.#client?.release(!(error instanceof Apart))
      // Of a connection that broke it is not known whether the commit had arrived: it must not be done again unasked.
      this.#end.reject(isUnavailable(error) ? error : new Apart('It was not committed', { cause: error }))
    }
  }

  #dissolve(cause?: unknown) {
    if (this.#isOver) return
    this.#isOver = true
    this.#close()
    this.#end.reject(new Apart('Somebody takes back what they did, or failed', { cause }))
    const client = this.#client
    this.#send({ text: 'rollback' }).then(
      () => client?.release(),
      () => client?.release(true),
    )
  }

  #send(sent: Sent) {
    if (!this.#client) throw new Error('A company has a connection before anyone is in it')
    return send<object>(this.#client, sent)
  }
}

const sentOf = (compiled: CompiledQuery): Sent => ({
  text: compiled.sql,
  values: compiled.parameters,
  ...(isPrepared(compiled) && { name: compiled.name }),
})
const filled = ({ compiled }: Pick<Asked, 'compiled'>) => ({
  ask: isPrepared(compiled) ? compiled.ask : {},
  parameters: compiled.parameters,
})
