import { type CompiledQuery, type QueryResult, RawNode, SelectQueryNode } from 'kysely'
import pg from 'pg'
import { Apart } from './apart.ts'
import { Holders } from './holders.ts'
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
/** Longer than a row is held by who does one thing; who holds it longer is waited for by those alone who need it. */
const BEGIN = 'begin; set local lock_timeout = 100'
const NOTHING: Answer = { rows: [] }

/**
 * Writers in one transaction, whose statements travel side by side: each way to the database and back, and the commit, is
 * taken once for all of them, and what several ask at one moment that is the same but for its values is asked once. Their
 * statements come mixed, so none has a savepoint: whoever takes back what they wrote, and whatever fails, ends the company.
 * Nothing of it is kept then, and each begins again by itself.
 *
 * What one holds no other may have: whoever comes to a child that is held goes apart, and waits for it there. For what else
 * may be held (a family's row, a key that is just being kept) a company waits a moment, and ends.
 */
export class Company {
  readonly #atWork = new Set<Member>()
  readonly #wrote = new Set<Member>()
  readonly #holders = new Holders()
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
    if (SelectQueryNode.is(query) && query.endModifiers) this.#holders.take(member, answer.rows)
    return answer
  }

  #sendAsked() {
    const asked = this.#asked
    this.#asked = []
    if (this.#isOver) {
      for (const { told } of asked) told.reject(new Apart())
      return
    }
    if (!this.#isInTransaction) this.#send({ text: BEGIN }).catch((error: unknown) => this.#dissolve(error))
    this.#isInTransaction = true
    for (const load of loadsOf(asked)) void this.#sendLoad(load)
  }

  async #sendLoad(load: readonly Asked[]) {
    const [first] = load
    if (!first) return
    const { compiled, kind } = first
    const isOne = load.length === 1 || !kind
    try {
      if (this.#isOver) throw new Apart()
      const answer = resultOf(await this.#send(isOne ? sentOf(compiled) : kind.sent(load.map(filled))))
      for (const { compiled, told } of load)
        told.resolve(isOne ? answer : { rows: kind.rowsFor(answer.rows, filled({ compiled })) })
    } catch (error) {
      this.#dissolve(error)
      for (const { told } of load) told.reject(new Apart('It failed together with others', { cause: error }))
    }
  }

  keep(member: Member): Promise<void> {
    if (this.#isOver) return Promise.reject(new Apart())
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
    this.#holders.letGo(member)
    this.#leave(member)
    await this.#end.promise
  }

  /** Nobody joins after the first has left: those who are done would wait for others for ever. */
  #leave(member: Member) {
    this.#close()
    this.#atWork.delete(member)
    if (this.#atWork.size === 0 && !this.#isOver) void this.#commit()
  }

  async #commit() {
    this.#sendAsked()
    if (this.#isOver) return
    this.#isOver = true
    try {
      const { command } = await this.#send({ text: 'commit' })
      // So PostgreSQL answers when something before it has failed.
      if (command === 'ROLLBACK') throw new Apart('It failed together with others')
      this.#client?.release()
      this.#end.resolve()
    } catch (error) {
      this.#client?.release(!(error instanceof Apart))
      this.#end.reject(whyNot(error))
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

/** Where no answer came it is not known whether the commit had arrived: it must not be done again unasked. */
function whyNot(error: unknown) {
  if (error instanceof Apart || isUnavailable(error)) return error
  return error instanceof pg.DatabaseError
    ? new Apart('It was not committed', { cause: error })
    : new Error('Connection terminated while it was committed', { cause: error })
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
