import type { CompiledQuery, QueryResult } from 'kysely'
import type pg from 'pg'
import { resultOf } from './postgres-connections.ts'
import { isPrepared } from './prepared.ts'
import { type Sent, sentOf } from './send.ts'
import type { Several } from './several.ts'

export type Answer = QueryResult<object>

/** What one of several who share a transaction asks; `kind` is what it is but for its values. */
export type Asked = {
  member: object
  compiled: CompiledQuery
  kind: Several | undefined
  told: PromiseWithResolvers<Answer>
}

export function newAsked(member: object, compiled: CompiledQuery): Asked {
  const told = Promise.withResolvers<Answer>()
  // Of what is silent nobody waits to be told.
  told.promise.catch(() => {})
  return { member, compiled, kind: isPrepared(compiled) ? compiled.statement.several : undefined, told }
}

/** What is asked of PostgreSQL for all who ask the same. */
export function sentFor(load: readonly Asked[]): Sent {
  const [first] = load
  if (!first) throw new Error('A load is of one at least')
  return load.length > 1 && first.kind ? first.kind.sent(load.map(askOf)) : sentOf(first.compiled)
}

export function tell(load: readonly Asked[], answer: pg.QueryResult<object> | undefined) {
  if (!answer) throw new Error('Each statement has an answer')
  for (const one of load) {
    const ofSeveral = load.length > 1 && one.kind
    one.told.resolve(ofSeveral ? { rows: ofSeveral.rowsFor(answer.rows, askOf(one)) } : resultOf(answer))
  }
}

const askOf = ({ compiled }: Asked) => (isPrepared(compiled) ? compiled.ask : {})
