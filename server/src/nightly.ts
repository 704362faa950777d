import { spawn } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Config } from './config.ts'
import { namesIn } from './db/private-files.ts'

/** Beside this file, as written or as built. */
const program = join(import.meta.dirname, `backup${extname(import.meta.filename)}`)

/** By this machine's clock: when the family sleeps. */
const FROM_HOUR = 3
const LOOK_EVERY = 15 * 60_000

export const NIGHTLY = /^nightly-\d{4}-\d\d-\d\d\.sqlite$/

const twoDigits = (number: number) => String(number).padStart(2, '0')
export const nameOfNight = (now: Date) =>
  `nightly-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.sqlite`

/** The copy of this night is due from three o'clock on, until it is there: a machine that slept makes it when it wakes. */
export const isDue = (now: Date, isThere: (name: string) => boolean) =>
  now.getHours() >= FROM_HOUR && !isThere(nameOfNight(now))

/** When the newest copy of a night was made, in seconds: whoever watches hears of nights without one. */
export function newestNight({ database }: Pick<Config, 'database'>): number | undefined {
  if (database.kind !== 'sqlite') return undefined
  const { backups } = database
  const nights = namesIn(backups).filter((name) => NIGHTLY.test(name))
  const made = nights.map((name) => statSync(join(backups, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
  return made.length > 0 ? Math.max(...made) / 1000 : undefined
}

/** Copies a SQLite file once a night. In a process of its own: what checks the copy keeps nobody waiting. */
export function copyNightly(
  { database, nightlyCopies }: Pick<Config, 'database' | 'nightlyCopies'>,
  clock: () => Date,
  onError: (error: unknown) => void,
): () => void {
  if (database.kind !== 'sqlite' || nightlyCopies === 0) return () => {}
  // A copy of a large file, or to a slow disk, takes longer than from one look to the next.
  let isCopying = false
  const look = () => {
    if (isCopying || !isDue(clock(), (name) => existsSync(join(database.backups, name)))) return
    isCopying = true
    void copy()
      .catch(onError)
      .finally(() => (isCopying = false))
  }
  const timer = setInterval(look, LOOK_EVERY).unref()
  return () => clearInterval(timer)
}

async function copy() {
  const child = spawn(process.execPath, [program, '--nightly'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  const [code, complaint] = await Promise.all([ended, text(child.stderr)])
  if (code !== 0) throw new Error(complaint.trim())
}
