import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { signUp } from '@sprout/domain/accounts/door-model'
import { RESET_LINK_HOURS } from '@sprout/domain/accounts/model'
import { grouped } from '@sprout/domain/grouped'
import * as z from 'zod/mini'
import { addCaregiver, findByEmail, listAccounts } from './accounts/store.ts'
import { issueTicket } from './accounts/tickets.ts'
import { type Config, Misconfigured, readConfig } from './config.ts'
import { demandAlone } from './db/alone.ts'
import { moveInto } from './db/move.ts'
import { openOrExplain, whereIs } from './db/open-or-explain.ts'
import { keepFilesPrivate } from './db/private-files.ts'
import { copySoundly } from './db/sound-copy.ts'
import type { Db } from './db/tables.ts'
import { letterOf } from './feedback/letter.ts'
import { listFeedback } from './feedback/store.ts'
import { lastWords } from './last-words.ts'

const USAGE = `Usage:
  npm run admin -- reset-password <email>       prints a link that sets a new password, good once
  npm run admin -- add-account <email> <name>   makes an account, also where sign-up is closed, and prints such a link for it
  npm run admin -- accounts                     prints who has an account, family by family
  npm run admin -- feedback                     prints what parents wrote, newest first
  npm run admin -- move-to-postgres <url>       copies all of the SQLite file into an empty PostgreSQL, while Sprout is stopped`

const newcomer = z.pick(signUp, { email: true, name: true })

keepFilesPrivate()
try {
  await perform(process.argv.slice(2))
} catch (error) {
  console.error(lastWords(error))
  process.exitCode = 1
}

function perform([command, word, ...more]: string[]) {
  if (command === 'add-account' && word && more.length > 0)
    return onDatabase((db, config) => addAccount(db, config, word, more.join(' ')))
  if (command === 'reset-password' && word)
    return onDatabase((db, config) => resetPassword(db, config, word.trim().toLowerCase()))
  if (command === 'move-to-postgres' && word) return moveToPostgres(word)
  if (command === 'accounts') return onDatabase(printAccounts)
  if (command === 'feedback') return onDatabase(printFeedback)
  throw new Misconfigured(USAGE)
}

function onDatabase(work: (db: Db, config: Config) => Promise<void>) {
  const config = readConfig(process.env)
  demandThere(config)
  return onDatabaseOf(config, work)
}

async function onDatabaseOf<T>(config: Config, work: (db: Db, config: Config) => Promise<T>) {
  const { db } = await openOrExplain(config)
  try {
    return await work(db, config)
  } finally {
    await db.destroy()
  }
}

/** Asked in the wrong folder it would make an empty database, and find nobody in it. */
function demandThere({ database }: Config) {
  if (database.kind === 'sqlite' && !existsSync(database.file))
    throw new Misconfigured(`There is no file ${database.file}. Start Sprout once, or set DATA_DIR as it is set there.`)
}

async function resetPassword(db: Db, { publicUrl, port, openidOnly, database }: Config, email: string) {
  if (openidOnly) throw new Misconfigured('OPENID_ONLY is on: nobody has a password here. The provider can help.')
  const found = await findByEmail(db, email)
  if (!found)
    throw new Misconfigured(
      `No account in ${whereIs(database)} has the email ${email}. npm run admin -- accounts prints who has one.`,
    )
  await printResetLink(db, { publicUrl, port }, found.id)
}

async function printResetLink(db: Db, { publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>, caregiverId: string) {
  const here = `http://localhost:${port}`
  const expiresAt = new Date(Date.now() + RESET_LINK_HOURS * 3_600_000)
  const token = await issueTicket(db, 'reset-password', { caregiverId }, expiresAt)
  // After the #, so that no log on the way ever holds it.
  console.log(`${publicUrl ?? here}/reset-password#${token}`)
  console.log(`Good once, for ${RESET_LINK_HOURS} hours.`)
  if (!publicUrl) console.log(`On another device it begins with the address that you use there, instead of ${here}.`)
}

/** Where strangers make no accounts, whoever runs Sprout makes the first of each family. Its password is yet to choose. */
async function addAccount(db: Db, config: Config, email: string, name: string) {
  const person = newcomer.safeParse({ email, name })
  if (!person.success) throw new Misconfigured('Who is it for? npm run admin -- add-account ana@example.org Ana')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const added = await db
    .transaction()
    .execute((tx) => addCaregiver(tx, { ...person.data, passwordHash: null, timeZone }, new Date()))
  if (!added) throw new Misconfigured(`${person.data.email} has an account already.`)
  if (config.openidOnly) return console.log(`${person.data.email} can come in through the provider now.`)
  await printResetLink(db, config, added)
}

async function printAccounts(db: Db) {
  const families = grouped(await listAccounts(db), ({ familyId }) => familyId)
  const told = [...families.values()].map((caregivers) =>
    caregivers.map(({ email, name, joinedAt }) => `${email}  ${name}  since ${joinedAt.slice(0, 10)}`).join('\n'),
  )
  printAll(told, 'Nobody has an account yet.')
}

async function printFeedback(db: Db) {
  printAll((await listFeedback(db)).map(letterOf), 'Nobody has written yet.')
}

function printAll(told: readonly string[], none: string) {
  console.log(told.length > 0 ? told.join('\n\n') : none)
}

async function moveToPostgres(url: string) {
  const { database, ...others } = readConfig(process.env)
  const target = readConfig({ DATABASE_URL: url }).database
  if (database.kind !== 'sqlite') throw new Misconfigured('DATABASE_URL is set: the data is in PostgreSQL already.')
  if (!existsSync(database.file)) throw new Misconfigured(`There is no file ${database.file}.`)
  // Brought to today's tables, as both must have the same.
  const here = await openOrExplain({ ...others, database })
  await Promise.all([here.db.destroy(), here.reader?.destroy()])
  demandAlone(database.file, 'move')
  const now = new Date().toISOString().replaceAll(/[:.]/g, '-')
  const copy = join(database.backups, `before-move-${now}.sqlite`)
  mkdirSync(database.backups, { recursive: true })
  await copySoundly(database.file, copy)
  try {
    const rows = await onDatabaseOf({ ...others, database: target }, (db) => moveInto(db, copy))
    console.log(`Moved ${rows} rows to ${whereIs(target)}, and compared each.`)
    console.log(`Set DATABASE_URL to it from now on. What is in ${database.file} stays as it is.`)
  } catch (error) {
    // Nothing was moved, and the file itself is as it was.
    rmSync(copy, { force: true })
    throw error
  }
}
