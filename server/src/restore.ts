import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { Misconfigured, readConfig } from './config.ts'
import { demandAlone } from './db/alone.ts'
import { closeFile, ENDS, keepFilesPrivate } from './db/private-files.ts'
import { demandSound } from './db/sound-copy.ts'
import { lastWords } from './last-words.ts'

const USAGE = `Usage:
  npm run restore <file>   puts a copy in the place of the database, while Sprout is stopped`

keepFilesPrivate()
try {
  restore(process.argv.slice(2))
} catch (error) {
  console.error(lastWords(error))
  process.exitCode = 1
}

function restore([name, ...more]: string[]) {
  const { database } = readConfig(process.env)
  if (!name || more.length > 0) throw new Misconfigured(USAGE)
  if (database.kind !== 'sqlite')
    throw new Misconfigured(
      'The data is in PostgreSQL: bring it back with pg_restore, as the README says under Copies.',
    )
  // npm runs this from the folder of the program; whoever types a name means their own.
  const copy = resolve(process.env.INIT_CWD ?? '.', name)
  const part = `${database.file}.part`
  mkdirSync(dirname(database.file), { recursive: true })
  // A file that this user may not look at is there all the same, and is told so.
  if (!statSync(copy, { throwIfNoEntry: false })?.isFile()) throw new Misconfigured(`There is no file ${copy}.`)
  // What is not yet written into a file that was in use lies beside it, and belongs to it.
  const log = existsSync(`${copy}-wal`) ? `${copy}-wal` : undefined
  try {
    clear(part)
    copyFileSync(copy, part)
    if (log) copyFileSync(log, `${part}-wal`)
    // A copied file may be read by whoever may read the first.
    closeFile(part)
    proveSound(part, copy, log)
    const aside = putAside(database)
    renameSync(part, database.file)
    const withLog = log ? ` What lay beside it in ${log} is in it.` : ''
    console.log(`Restored ${copy}.${withLog}${aside ? ` What was there before is ${aside}` : ''}`)
  } finally {
    clear(part)
  }
}

function clear(part: string) {
  for (const end of ENDS) rmSync(part + end, { force: true })
}

/** What is looked at is a copy of the copy, which stays as it is; what is told of is the one that was named. */
function proveSound(part: string, copy: string, log: string | undefined) {
  try {
    demandSound(part, copy)
  } catch (error) {
    if (!(error instanceof Misconfigured)) throw error
    // SQLite cannot tell a log that belongs to the file from one of another day.
    const hint = log ? ` It was read with ${log}, which lies beside it: if that is of another day, move it away.` : ''
    throw new Misconfigured(error.message + hint)
  }
}

/**
 * What is not yet written into the file lies beside it, also where the file itself is damaged or gone, and SQLite would
 * write that into whatever has the name next.
 */
function putAside({ file, backups }: { file: string; backups: string }) {
  if (existsSync(file)) demandAlone(file, 'restore')
  const ends = ENDS.filter((end) => existsSync(file + end))
  if (ends.length === 0) return
  mkdirSync(backups, { recursive: true })
  const aside = join(backups, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.sqlite`)
  for (const end of ends) renameSync(file + end, aside + end)
  return aside + ends[0]
}
