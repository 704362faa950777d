import { basename } from 'node:path'
import Sqlite from 'better-sqlite3'
import { Misconfigured } from '../config.ts'

/** A database leaves WAL only for whoever has it to themselves: that is how one knows. */
export function demandAlone(file: string, next: string) {
  const database = new Sqlite(file, { timeout: 1000 })
  try {
    database.pragma('journal_mode = DELETE')
  } catch (error) {
    const code = error instanceof Sqlite.SqliteError ? error.code : ''
    if (/^SQLITE_(BUSY|LOCKED)/.test(code))
      throw new Misconfigured(`Sprout is running with ${basename(file)}. Stop it first, then ${next}.`)
    // What is damaged is what a copy is for.
    if (!/^SQLITE_(NOTADB|CORRUPT)/.test(code)) throw error
  } finally {
    database.close()
  }
}
