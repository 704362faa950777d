import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import Sqlite, { type Database } from 'better-sqlite3'
import { Misconfigured } from '../config.ts'
import { isKnown } from './migrate.ts'
import { ownPart } from './own-part.ts'

/** Every page in one step: others may write as often as they like without making it begin again. */
const ALL_AT_ONCE = 0x7fff_ffff

/** Copies a database that may be in use, and gives the copy its name only when it was opened and found sound. */
export async function copySoundly(from: string, to: string) {
  if (!existsSync(from)) throw new Misconfigured(`There is no file ${from}.`)
  const part = ownPart(to)
  const source = new Sqlite(from, { fileMustExist: true })
  try {
    await source.backup(part, { progress: () => ALL_AT_ONCE }).catch((error: unknown) => {
      throw troubleOf(error, from, dirname(to))
    })
    demandSound(part, from)
    renameSync(part, to)
  } finally {
    source.close()
    rmSync(part, { force: true })
  }
}

/** SQLite names neither of the two. */
function troubleOf(error: unknown, from: string, folder: string) {
  if (!(error instanceof Sqlite.SqliteError)) return error
  if (error.code === 'SQLITE_CANTOPEN') return new Misconfigured(`The folder ${folder} cannot be written.`)
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(error.code)) return new Misconfigured(`The file ${from} ${damaged(error)}.`)
  return error
}

const damaged = ({ message }: Error) => `is damaged or no database (${message})`

/** Ends with a sentence unless the file is a whole database of ours that this version understands. Told by the name of what it was copied from. */
export function demandSound(file: string, called = file) {
  if (!existsSync(file) || !statSync(file).isFile()) throw new Misconfigured(`There is no file ${called}.`)
  const trouble = troubleIn(file)
  if (trouble) throw new Misconfigured(`The file ${called} ${trouble}.`)
}

function troubleIn(file: string): string | undefined {
  const copy = new Sqlite(file)
  try {
    // So that the copy is one file, with none beside it.
    copy.pragma('journal_mode = DELETE')
    return unknown(copy) ?? broken(copy) ?? untrue(copy)
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return damaged(error)
    throw error
  } finally {
    copy.close()
  }
}

function unknown(copy: Database) {
  const tables = copy.prepare("select name from sqlite_schema where name = 'kysely_migration'").all()
  if (tables.length === 0) return 'is no database of Sprout'
  const names = copy.prepare<[], { name: string }>('select name from kysely_migration').all()
  if (!isKnown(names.map(({ name }) => name))) return 'was made by a newer version of Sprout'
}

function broken(copy: Database) {
  if (copy.pragma('integrity_check', { simple: true }) !== 'ok') return 'is damaged'
  if ((copy.pragma('foreign_key_check') as unknown[]).length > 0) return 'is damaged: records hang on nothing'
}

const standing = `from lines where lines."familyId" = one."familyId" and lines."undoneAt" is null`
const sum = (points: string) => `(select coalesce(sum(${points}), 0) ${standing} and lines."childId" = one.id)`
const factless = ['keptDays', 'scores', 'moments', 'redemptions']
const lineless = `not exists (select 1 ${standing} and lines.id = one."lineId")`

/** The ledger: each balance is the sum of its lines, and behind each fact stands one. */
function untrue(copy: Database) {
  const any = (table: string, where: string) =>
    copy.prepare(`select 1 from "${table}" as one where ${where} limit 1`).get() !== undefined
  if (any('children', `points <> ${sum('points')} or "totalPoints" <> ${sum('max(points, 0)')}`))
    return 'holds balances that are not the sum of their lines'
  if (factless.some((table) => any(table, lineless))) return 'holds records of which no line tells'
}
