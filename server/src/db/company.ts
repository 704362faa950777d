import { type CompiledQuery, RawNode, SelectQueryNode } from 'kysely'
import pg from 'pg'
import { Apart } from './apart.ts'
import { type Answer, type Asked, newAsked, sentFor, tell } from './asked.ts'
import { Holders } from './holders.ts'
import { loadsOf } from './loads.ts'
import { isPrepared } from './prepared.ts'
import { type Sent, send } from './send.ts'
import { sendTogether } from './send-together.ts'
import { isWrite } from './silent.ts'
import { isUnavailable } from './unavailable.ts'

type Member = object

/** No one waits for more than so many others. */
const MOST = 64
/** PostgreSQL works on what is asked while others are still being read; what is asked while so much is under way gathers. */
const UNDER_WAY = 2
/** Longer than a row is held by who does one thing; who holds it longer is waited for by those alone who need it. */
const BEGIN: readonly Sent[] = [
  { name: 'begin', text: 'begin', isSilent: true },
  { name: 'wait', text: 'set local lock_timeout = 100', isSilent: true },
]
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
  #isGathering = false
  #underWay = 0
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
    const asked = newAsked(member, compiled)
    this.#asked.push(asked)
    if (this.#underWay < UNDER_WAY) this.#sendSoon()
    if (isPrepared(compiled) && compiled.statement.isSilent) return NOTHING
    const answer = await asked.told.promise
    if (this.#isOver) throw new Apart()
    if (SelectQueryNode.is(query) && query.endModifiers) this.#holders.take(member, answer.rows)
    return answer
  }

  /** Once all that has arrived has been looked at. */
  #sendSoon() {
    if (this.#isGathering) return
    this.#isGathering = true
    setImmediate(() => {
      this.#isGathering = false
      void this.#sendAsked()
    })
  }

  async #sendAsked(): Promise<boolean> {
    const asked = this.#asked
    this.#asked = []
    if (!this.#isOver) return this.#send(asked)
    for (const { told } of asked) told.reject(new Apart())
    return false
  }

  /** Everyone is told of theirs; comes back with whether all went well. */
  async #send(asked: readonly Asked[]) {
    const loads = loadsOf(asked)
    const begin = this.#isInTransaction ? [] : BEGIN
    this.#isInTransaction = true
    this.#underWay++
    try {
      const answers = await sendTogether(this.#connection(), [...begin, ...loads.map(sentFor)])
      for (const [nth, load] of loads.entries()) tell(load, answers[begin.length + nth])
      return true
    } catch (error) {
      this.#dissolve(error)
      for (const { told } of asked) told.reject(new Apart('It failed together with others', { cause: error }))
      return false
    } finally {
      this.#underWay--
      if (this.#asked.length > 0) this.#sendSoon()
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

  /** By itself, so that it is answered also when something before it has failed: PostgreSQL says `ROLLBACK` then. */
  async #commit() {
    const sending = this.#sendAsked()
    if (this.#isOver) return
    this.#isOver = true
    const client = this.#connection()
    try {
      const { command } = await send(client, { text: 'commit' })
      if (command === 'ROLLBACK') throw new Apart('It failed together with others')
      if (!(await sending)) throw new Error('Something was committed, and it is not known what')
      client.release()
      this.#end.resolve()
    } catch (error) {
      client.release(!(error instanceof Apart))
      this.#end.reject(whyNot(error))
    }
  }

  #dissolve(cause?: unknown) {
    if (this.#isOver) return
    this.#isOver = true
    this.#close()
    this.#end.reject(new Apart('Somebody takes back what they did, or failed', { cause }))
    const client = this.#connection()
    send(client, { text: 'rollback' }).then(
      () => client.release(),
      () => client.release(true),
    )
  }

  #connection() {
    if (!this.#client) throw new Error('A company has a connection before anyone is in it')
    return this.#client
  }
}

/** Where no answer came it is not known whether the commit had arrived: it must not be done again unasked. */
function whyNot(error: unknown) {
  if (error instanceof Apart || isUnavailable(error)) return error
  return error instanceof pg.DatabaseError
    ? new Apart('It was not committed', { cause: error })
    : new Error('Connection terminated while it was committed', { cause: error })
}
