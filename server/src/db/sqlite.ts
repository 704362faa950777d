import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { type Dialect, SqliteAdapter, SqliteDialect } from 'kysely'
import { type Commits, watchCommits } from './commits.ts'
import { cachingStatements, type Statements } from './kept-statements.ts'
import { type File, SqliteConnections } from './sqlite-connections.ts'

/** How long a statement waits for another process that writes; this process stands still meanwhile. */
const PATIENCE = 5_000

type Opened = { dialect: Dialect; raw: Database; commits: Commits }

/** Every commit reaches the disk (FULL) before anyone is told of it. What is outside of transactions reads beside them. */
export function openSqlite(file: string, onQuery: File['onQuery'], patience = PATIENCE): Opened {
  const isFile = file !== ':memory:'
  if (isFile) mkdirSync(dirname(file), { recursive: true })
  const raw = new Sqlite(file, { timeout: patience })
  raw.pragma('journal_mode = WAL')
  raw.pragma('synchronous = FULL')
  raw.pragma('foreign_keys = ON')
  // What a savepoint would take back is noted in memory, not in a file that may not be opened just then.
  raw.pragma('temp_store = MEMORY')
  // What is only in memory has one connection.
  const openReaderOf = isFile ? () => openReader(file, patience) : undefined
  const { commits, ended } = watchCommits(raw)
  return { dialect: new WriterDialect({ raw, ended, openReader: openReaderOf, onQuery }), raw, commits }
}

/** A connection, opened when it is needed: with WAL it reads one moment while the first goes on writing. */
export const sqliteReader = (file: string, patience = PATIENCE): Dialect =>
  new SqliteDialect({ database: async () => openReader(file, patience) })

function openReader(file: string, patience: number): Statements {
  const raw = new Sqlite(file, { timeout: patience })
  raw.pragma('query_only = ON')
  return cachingStatements(raw)
}

class WriterDialect extends SqliteDialect {
  readonly #file
  constructor(file: File) {
    super({ database: file.raw })
    this.#file = file
  }
  override createDriver() {
    return new SqliteConnections(this.#file)
  }
  override createAdapter() {
    return new Adapter()
  }
}

class Adapter extends SqliteAdapter {
  /** Kysely thinks that SQLite cannot undo half a migration. It can, and a second process waits for the whole of it. */
  override get supportsTransactionalDdl() {
    return true
  }
  /** To Kysely each transaction has its own; they take turns on the one that writes. */
  override get supportsMultipleConnections() {
    return true
  }
}
