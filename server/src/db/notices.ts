import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
import { prepared } from './prepared.ts'
import type { Db } from './tables.ts'
import { isUnavailable } from './unavailable.ts'

/** Words between the processes that share a PostgreSQL. What a process says itself it does not hear. */
export type Notices = {
  say: (word: string) => void
  /** Begins to listen; comes back when it does, or when the first try has failed. It tries on until `stop`. */
  listen: (hearing: Hearing) => Promise<void>
  stop: () => Promise<void>
}
export type Hearing = {
  /** Anyone who may use the database can say a word: what it throws at one that is none of ours is trouble, no more. */
  heard: (word: string) => void
  /** It listens, and may not have done so just before; or another process had more to say than it could keep. */
  missed: () => void
  trouble: (error: unknown) => void
}

const CHANNEL = 'sprout'
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 5_000
/** Writes may go on while words find no connection: of so many it is only said that they were. */
const MOST_UNSAID = 10_000
/** So long what is said meanwhile gathers: nobody sees the difference, and a notice costs both sides as much as a short statement. */
const GATHERS = 10
const EVERYTHING = 'everything'
/** No word holds one. */
const BETWEEN = '\n'
/** PostgreSQL takes less than 8,000 bytes at once. */
const MOST_BYTES = 7_900

/** `client` makes a connection that is broken off when it is silent for longer than `patience` milliseconds. */
export function openNotices(db: Db, client: () => pg.Client, patience: number): Notices {
  const self = randomUUID()
  let trouble: Hearing['trouble'] = () => {}
  const speaker = newSpeaker(db, self, (error) => trouble(error))
  const line = newLine(client, patience)
  return {
    say: (word) => speaker.say(word),
    listen({ heard, ...hearing }) {
      trouble = hearing.trouble
      const tell = (word: string) => {
        try {
          if (word === EVERYTHING) hearing.missed()
          else heard(word)
        } catch (error) {
          trouble(error)
        }
      }
      return line.listen({
        ...hearing,
        heard(said) {
          if (said.startsWith(self)) return
          for (const word of said.slice(self.length).split(BETWEEN)) tell(word)
        },
      })
    },
    async stop() {
      await Promise.all([speaker.stop(), line.stop()])
    },
  }
}

/** Nothing is lost with a notice that a fall takes along: whoever listens is told then that they may have missed some. So none waits for the disk. */
const notify = prepared((db, { said }: { said: string }) =>
  db.selectNoFrom([
    sql`set_config('synchronous_commit', 'off', true)`.as('sooner'),
    sql`pg_notify(${CHANNEL}, ${said})`.as('told'),
  ]),
)

/**
 * Says words on a connection of the pool, after the commit: a notice within the transaction would make all commits of
 * the database wait in line. One statement at a time; what is to be said meanwhile goes with the next, and what could not
 * be said for want of a connection is said again.
 */
function newSpeaker(db: Db, self: string, trouble: Hearing['trouble']) {
  const unsaid = new Set<string>()
  const stopped = new AbortController()
  let saying: Promise<void> | undefined

  /** Why it could not be said, and may be later. */
  async function sayOnce(words: string[]): Promise<unknown> {
    try {
      await notify(db, { said: self + words.join(BETWEEN) })
    } catch (error) {
      if (isUnavailable(error)) return error
      trouble(error)
    }
    return undefined
  }

  async function sayAll() {
    let pause = 0
    while (unsaid.size > 0) {
      const words = asManyAsFit(unsaid, MOST_BYTES - self.length)
      for (const word of words) unsaid.delete(word)
      const why = await sayOnce(words)
      if (why) {
        if (pause === 0) trouble(why)
        pause = pause === 0 ? FIRST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE)
        for (const word of words) keep(word)
        await after(pause, undefined, { signal: stopped.signal }).catch(() => unsaid.clear())
      } else {
        pause = 0
        await after(GATHERS, undefined, { signal: stopped.signal, ref: false }).catch(() => {})
      }
    }
    saying = undefined
  }

  function keep(word: string) {
    if (unsaid.has(EVERYTHING)) return
    if (unsaid.size < MOST_UNSAID) return void unsaid.add(word)
    unsaid.clear()
    unsaid.add(EVERYTHING)
  }

  return {
    say(word: string) {
      keep(word)
      saying ??= sayAll()
    },
    /** What is not yet said is said at once, or never. */
    stop() {
      stopped.abort()
      return saying
    },
  }
}

/** At least one. */
function asManyAsFit(words: Iterable<string>, most: number) {
  const fitting: string[] = []
  let bytes = 0
  for (const word of words) {
    bytes += Buffer.byteLength(word) + BETWEEN.length
    if (bytes > most && fitting.length > 0) break
    fitting.push(word)
  }
  return fitting
}

/** A connection of its own that hears, and is made anew when it breaks. */
function newLine(client: () => pg.Client, patience: number) {
  let open: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pause = FIRST_PAUSE

  async function listen(hearing: Hearing) {
    const line = client()
    open = line
    const again = () => {
      if (open !== line) return
      void close()
      timer = setTimeout(() => void listen(hearing), pause * (0.5 + Math.random() / 2))
      pause = Math.min(pause * 2, LONGEST_PAUSE)
    }
    line.on('error', () => {})
    line.on('notification', ({ payload = '' }) => hearing.heard(payload))
    line.once('end', again)
    try {
      await line.connect()
      await line.query(`listen ${CHANNEL}`)
    } catch (error) {
      if (open === line) hearing.trouble(error)
      return again()
    }
    pause = FIRST_PAUSE
    hearing.missed()
    beat(line)
  }

  /** A word now and then: a line that is dead without a sound is noticed by its silence. */
  function beat(line: pg.Client) {
    if (open !== line) return
    timer = setTimeout(() => {
      line.query('select 1').then(
        () => beat(line),
        () => {},
      )
    }, patience / 3)
  }

  async function close() {
    clearTimeout(timer)
    const last = open
    open = undefined
    await last?.end().catch(() => {})
  }
  return { listen, stop: close }
}
