import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Config, Misconfigured } from '../config.ts'
import { migrate } from './migrate.ts'
import { type OpenDatabase, openDatabase, openToMigrate } from './open.ts'
import { closeData, ENDS } from './private-files.ts'
import type { Db } from './tables.ts'
import { isUnavailable } from './unavailable.ts'

type Place = Config['database']

/** Opens the database and brings it to today's tables, or says in a sentence what the operator must do. */
export async function openOrExplain(
  { dataDir, database: place }: Config,
  onQuery?: (milliseconds: number) => void,
): Promise<OpenDatabase> {
  if (place.kind === 'sqlite') {
    refuseUnwritable(dataDir)
    refuseForeignFiles(place.file)
    closeData(place)
  }
  try {
    const database = openDatabase(place, onQuery)
    await bringUpToDate(database, place)
    return database
  } catch (error) {
    const sentence = error instanceof Error && explain(error, place)
    throw sentence ? new Misconfigured(sentence) : error
  }
}

export async function bringUpToDate(database: OpenDatabase, place: Place, migrations?: Record<string, Migration>) {
  if (place.kind === 'sqlite') return migrate(database, { backups: place.backups, migrations })
  const db = openToMigrate(place)
  try {
    await demandUnicode(db, place)
    await migrate({ db }, { migrations })
  } finally {
    await db.destroy()
  }
}

/** Names are written in every script there is. */
async function demandUnicode(db: Db, place: Place) {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  const [{ server_encoding: found } = { server_encoding: '' }] = rows
  if (found === 'UTF8') return
  throw new Misconfigured(
    `The database at ${whereIs(place)} keeps text as ${found}, which has no letters for many names. Make one with: createdb --encoding=UTF8 --template=template0 <name>`,
  )
}

function refuseUnwritable(folder: string) {
  try {
    makeFolder(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new Misconfigured(
      `The data folder ${folder} cannot be written. Give this user the right to, or set DATA_DIR to another folder.`,
    )
  }
}

/** SQLite opens what it may only read, and would refuse every write from then on. */
function refuseForeignFiles(file: string) {
  for (const each of ENDS.map((end) => file + end).filter((name) => existsSync(name))) {
    try {
      accessSync(each, constants.R_OK | constants.W_OK)
    } catch {
      throw new Misconfigured(
        `The file ${each} may not be written by this user. Give it to whom Sprout runs as: chown <user> ${file}*`,
      )
    }
  }
}

/** One by one: where the system makes no folders at all (/proc), Node's own `recursive` tries for ever. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process that starts at the same time may have been quicker.
    if (!existsSync(folder)) throw error
  }
}

function explain(error: Error & { code?: unknown }, place: Place): string | undefined {
  const code = String(error.code)
  // Kysely knows this only in words.
  if (/previously executed migration .+ is missing/.test(error.message))
    return `A newer version of Sprout has been at ${whereIs(place)}. Start that version again, or go back to a copy from before.`
  return place.kind === 'sqlite' ? explainFile(code, error.message, place) : explainServer(code, error, place)
}

function explainFile(code: string, message: string, { file, backups }: Place & { kind: 'sqlite' }) {
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code))
    return `The file ${file} is damaged or no database. Put a copy in its place with npm run restore <copy> (Sprout keeps some in ${backups}), or set DATA_DIR to another folder.`
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return `The file ${file} is in use by another program. Stop that, and start again.`
  if (code.startsWith('SQLITE_'))
    return `The file ${file} cannot be used (${message}). Look whether its disk is full or failing, and who may write there.`
}

// 28 who are you, 3D no such database, 42501 may not make tables.
const REFUSED = /^(28\w{3}|3D000|42501)$/

/** What there is a sentence of its own for; most of it the driver knows only in words. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/password must be a string/, 'asks for a password. Set PGPASSWORD, or write it into DATABASE_URL.'],
  [
    /SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER|DEPTH_ZERO|CERT_/,
    'has a certificate that this machine does not know. Name the file of its authority: NODE_EXTRA_CA_CERTS=/path/to/ca.crt.',
  ],
  [
    /does not support SSL connections/,
    'does not speak TLS. Leave sslmode out of DATABASE_URL, or switch TLS on there.',
  ],
  [
    /^53300 /,
    'answers, but has no connection left. Each Sprout takes up to 11: let it have more (max_connections), or stop what else is connected.',
  ],
]

function explainServer(code: string, error: Error, place: Place & { kind: 'postgres' }) {
  if (REFUSED.test(code))
    return `The database at ${whereIs(place)} refuses: ${error.message}. Correct DATABASE_URL, or the rights of its user.`
  const trouble = SENTENCES.find(([words]) => words.test(`${code} ${error.message}`))?.[1]
  if (trouble) return `The database at ${whereIs(place)} ${trouble}`
  if (isUnavailable(error))
    return `The database at ${whereIs(place)} does not answer. Start it, or correct DATABASE_URL.`
}

/** Without the password that the address may hold. */
export function whereIs(place: Place) {
  if (place.kind === 'sqlite') return place.file
  const { host, pathname } = new URL(place.url)
  return host + pathname
}
