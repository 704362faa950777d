import { isIPv6 } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Config, LAST_PORT, Misconfigured, readConfig } from './config.ts'
import { openOrExplain, whereIs } from './db/open-or-explain.ts'
import { keepFilesPrivate } from './db/private-files.ts'
import type { Db } from './db/tables.ts'
import { settleEngine } from './engine.ts'
import { buildApp } from './http/app.ts'
import { observeQuery } from './http/metrics.ts'
import { lastWords } from './last-words.ts'
import { copyNightly } from './nightly.ts'
import { readWish, type Wish } from './seed/wish.ts'
import { sweepHourly } from './sweep.ts'

const USAGE = `Usage:
  npm start -- --demo [--language zh|en|es]   makes a demo family first, when the database is empty`

const STOP_WITHIN = 10_000
const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url))

keepFilesPrivate()
settleEngine()
try {
  const { demo, ...wish } = readWish(process.argv.slice(2), USAGE)
  await serve(readConfig(process.env), demo ? wish : undefined)
} catch (error) {
  console.error(lastWords(error))
  process.exit(1)
}

async function serve(config: Config, demo: Wish | undefined) {
  const { db, reader = db, together, notices, commits } = await openOrExplain(config, observeQuery)
  const invitation = demo && (await inviteToDemo(db, demo))
  const app = await buildApp({ db, reader, together, notices, commits, clock: () => new Date(), config, webDir })
  const stopSweeping = sweepHourly(db, app.outside.clock, (error) => app.log.error({ err: error }, 'sweep'))
  const stopCopying = copyNightly(config, app.outside.clock, (error) => app.log.error({ err: error }, 'nightly copy'))
  const listening = app.listen({ port: config.port, host: config.host }).catch((error: NodeJS.ErrnoException) => {
    throw new Misconfigured(explainListening(error, config))
  })

  let stopping = false
  const stop = async () => {
    // A terminal's Ctrl-C arrives twice, once from the terminal and once from npm.
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), config.drainSeconds * 1000 + STOP_WITHIN).unref()
    stopSweeping()
    stopCopying()
    await listening
    await app.drain(config.drainSeconds)
    await app.close()
    await reader.destroy()
    await db.destroy()
    process.exit(0)
  }
  // Before it can be reached: whoever sees that it is there may end it.
  process.on('SIGINT', () => void stop())
  process.on('SIGTERM', () => void stop())

  await listening
  console.log(greeting(config, app.server.address()))
  if (invitation) console.log(invitation)
}

/** Loaded only for those who ask for it. */
async function inviteToDemo(db: Db, wish: Wish) {
  const { invitation, plantFirst } = await import('./seed/plant.ts')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const isNew = await plantFirst(db, { ...wish, now: new Date(), timeZone })
  return isNew ? invitation(wish.language) : 'There are accounts here already, so no demo family was made.'
}

function explainListening({ code, message }: NodeJS.ErrnoException, { port, host }: Config) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the other program, or start with another: PORT=${port < LAST_PORT ? port + 1 : 3000} npm start`
  if (code === 'EACCES') return `Port ${port} is not allowed for this user. Choose one above 1023: PORT=3000 npm start`
  return `Cannot listen on ${host}, port ${port}: ${message}`
}

function greeting({ host, publicUrl, database }: Config, address: ReturnType<import('node:net').Server['address']>) {
  const port = typeof address === 'object' ? address?.port : address
  const kind = database.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'
  return `🌱 Sprout is ready at ${publicUrl ?? `http://${shownHost(host)}:${port}`} · data in ${whereIs(database)} (${kind})`
}

function shownHost(host: string) {
  if (/^(127\.0\.0\.1|0\.0\.0\.0|::1?)$/.test(host)) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}
