import { addressOf } from '@sprout/domain/address'
import type { Ask, Endpoint, Reply } from '@sprout/domain/endpoint'
import type { Transaction } from 'kysely'
import { readConfig } from '../config.ts'
import type { Db, Tables } from '../db/tables.ts'
import { buildApp } from '../http/app.ts'

export type Voice = Awaited<ReturnType<typeof newVoice>>

/** A caregiver who makes the very calls that the web app makes, at the time that the clock shows. */
export async function newVoice(tx: Transaction<Tables>, clock: () => Date) {
  const config = readConfig({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off' })
  const app = await buildApp({ db: joining(tx), clock, config })
  let cookie = ''

  async function say<E extends Endpoint>(endpoint: E, ask: Ask<E>): Promise<Reply<E>> {
    const { body } = ask as { body?: object }
    const url = addressOf(endpoint, ask)
    const { method } = endpoint
    const reply = await app.inject({ method, url, headers: cookie ? { cookie } : {}, ...(body && { payload: body }) })
    if (reply.statusCode >= 400) throw new Error(`${method} ${url} was refused: ${reply.body}`)
    const [given] = reply.cookies
    if (given) cookie = `${given.name}=${given.value}`
    return (reply.body ? reply.json() : undefined) as Reply<E>
  }
  return { say, close: () => app.close() }
}

/** Calls open transactions of their own; here they join the one that is open: all of the family comes, or nothing. */
function joining(tx: Transaction<Tables>): Db {
  const joined: Db = new Proxy(tx, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute: (work: (inner: Db) => unknown) => work(joined) })
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  return joined
}
