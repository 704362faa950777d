import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Misconfigured, readConfig } from './config.ts'
import { keepFilesPrivate } from './db/private-files.ts'
import { copySoundly } from './db/sound-copy.ts'
import { lastWords } from './last-words.ts'
import { NIGHTLY, nameOfNight } from './nightly.ts'

const USAGE = `Usage:
  npm run backup   copies the database, also while Sprout is serving, and checks the copy`

keepFilesPrivate()
try {
  await backup(process.argv.slice(2))
} catch (error) {
  console.error(lastWords(error))
  process.exitCode = 1
}

async function backup(args: string[]) {
  const { database, nightlyCopies } = readConfig(process.env)
  const isNightly = args[0] === '--nightly'
  if (args.length > (isNightly ? 1 : 0)) throw new Misconfigured(USAGE)
  if (database.kind !== 'sqlite')
    throw new Misconfigured('The data is in PostgreSQL: copy it with pg_dump, as the README says under Copies.')
  const now = new Date()
  const name = isNightly ? nameOfNight(now) : `copy-${now.toISOString().replaceAll(/[:.]/g, '-')}.sqlite`
  const copy = join(database.backups, name)
  mkdirSync(database.backups, { recursive: true })
  await copySoundly(database.file, copy)
  if (isNightly) forgetOlder(database.backups, nightlyCopies, name)
  console.log(`Copied and checked: ${copy}`)
}

/** Copies of days to come were made by a clock that was ahead: they go first, and never tonight's for their sake. */
function forgetOlder(folder: string, most: number, tonight: string) {
  const nights = readdirSync(folder).filter((name) => NIGHTLY.test(name))
  const [later, others] = [nights.filter((name) => name > tonight), nights.filter((name) => name <= tonight)]
  for (const name of [...later.sort(), ...others.sort()].slice(0, -most)) rmSync(join(folder, name), { force: true })
}
