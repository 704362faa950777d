import { Kysely, type LogEvent } from 'kysely'
import pg from 'pg'
import type { Commits } from './commits.ts'
import { newGatheringSocket } from './gathering-socket.ts'
import { type Notices, openNotices } from './notices.ts'
import { CompanyDialect, PipelinedDialect } from './postgres.ts'
import { openSqlite, sqliteReader } from './sqlite.ts'
import type { Db, Tables } from './tables.ts'

/** Where the data lies. `patience`: for how many milliseconds to wait for a database that is busy or says nothing. */
export type Place = ({ kind: 'sqlite'; file: string; backups?: string } | { kind: 'postgres'; url: string }) & {
  patience?: number
}

/**
 * An open database. A transaction on `reader` sees all as it was at its beginning and keeps no writer waiting; where it is
 * absent `db` can do that. Transactions on `together` share a commit; where it is absent they do so on `db`. `copyTo` and `commits` are there where it is a file of ours, `notices` where several processes may
 * share it.
 */
export type OpenDatabase = {
  db: Db
  kind: Place['kind']
  reader?: Db
  together?: Db
  copyTo?: (file: string) => Promise<unknown>
  notices?: Notices
  commits?: Commits
}

/** What brings the tables up to date: on PostgreSQL with as much time as it takes, be it an index over all lines or another process at it. */
export function openToMigrate({ url }: Place & { kind: 'postgres' }): Db {
  const alive = { keepAlive: true, keepAliveInitialDelayMillis: 60_000 }
  const limits = { statement_timeout: WEEKS, lock_timeout: WEEKS, idle_in_transaction_session_timeout: WEEKS }
  const ends = { ...connectionOf(url, 0), ...alive, ...limits }
  return new Kysely<Tables>({ dialect: new PipelinedDialect(poolOf(ends)) })
}

// A nought would leave it to what the database was told itself.
const WEEKS = 2 ** 31 - 1

// PostgreSQL counts and sums in int8, which the driver hands over as text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function openDatabase(place: Place, onQuery: (milliseconds: number) => void = () => {}): OpenDatabase {
  const log = (event: LogEvent) => onQuery(event.queryDurationMillis)
  if (place.kind === 'postgres') {
    const ends = connectionOf(place.url, place.patience)
    const pool = poolOf(ends)
    const db = new Kysely<Tables>({ dialect: new PipelinedDialect(pool), log })
    const together = new Kysely<Tables>({ dialect: new CompanyDialect(pool), log })
    return {
      kind: 'postgres',
      db,
      together,
      notices: openNotices(db, () => new pg.Client(ends), place.patience ?? SILENCE),
    }
  }
  const { dialect, raw, commits } = openSqlite(place.file, onQuery, place.patience)
  const db = new Kysely<Tables>({ dialect, log })
  const copyTo = (file: string) => raw.backup(file)
  // What is only in memory has one connection.
  if (place.file === ':memory:') return { kind: 'sqlite', db, copyTo, commits }
  const reader = new Kysely<Tables>({ dialect: sqliteReader(place.file, place.patience), log })
  return { kind: 'sqlite', db, reader, copyTo, commits }
}

// Longer than PostgreSQL itself lets a statement or a transaction take: who is silent for so long is out of reach.
const SILENCE = 20_000
const STATEMENT = 10_000
const TRANSACTION = 15_000

export const connectionOf = (url: string, silence = SILENCE) => ({
  connectionString: url,
  connectionTimeoutMillis: 5_000,
  statement_timeout: Math.max(STATEMENT, silence / 2),
  idle_in_transaction_session_timeout: Math.max(TRANSACTION, silence / 2),
  application_name: 'sprout',
  stream: () => socketThatEnds(silence),
})

export function poolOf(connection: pg.PoolConfig) {
  const pool = new pg.Pool({ ...connection, max: 10, pipeline: true, onConnect: settle })
  // A connection that breaks (the database went away) must not end the process, be it idle or at work: what it was
  // doing fails by itself, and the next query opens another.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Every question has its index, and every list that grows one of its order. Of a family that PostgreSQL knows little about it
 * takes other ways to be as good: it read whole tables, and sorted all that a child has lived through. Where there is no index
 * it does so all the same. Up to version 17 such a plan counts as dear enough to be compiled first (`jit`), which takes longer
 * than any of ours.
 */
const PLANS = ['enable_seqscan', 'enable_sort', 'jit'].map((way) => `set_config('${way}', 'off', false)`).join()

/**
 * What a connection is told first, and asked: while a primary is replaced, its name may lead to a standby, which answers and
 * takes nothing. A connection to one is not kept: the next may lead to the primary. (The pool waits for this, though its types
 * do not say so.)
 */
function settle(client: pg.ClientBase): unknown {
  return client
    .query<{ isStandby: boolean }>(`select pg_is_in_recovery() as "isStandby", ${PLANS}`)
    .then(({ rows }) => {
      if (rows[0]?.isStandby) throw Object.assign(new Error('This is a standby'), { code: READ_ONLY })
    })
}
const READ_ONLY = '25006'

/** When the network swallows everything, no error ever comes: silence must be one. */
function socketThatEnds(silence: number) {
  const socket = newGatheringSocket()
  return socket.setTimeout(silence, () => socket.destroy())
}
