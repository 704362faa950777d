import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { sql } from 'kysely'
import type pg from 'pg'
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
const EVERYTHING = 'everything'

/** `client` makes a connection that is broken off when it is silent for longer than `patience` milliseconds. */
export function openNotices(db: Db, client: () => pg.Client, patience: number): Notices {
  const self = randomUUID()
  let trouble: Hearing['trouble'] = () => {}
  const speaker = newSpeaker(db, self + EVERYTHING, (error) => trouble(error))
  const line = newLine(client, patience)
  return {
    say: (word) => speaker.say(self + word),
    listen({ heard, ...hearing }) {
      trouble = hearing.trouble
      return line.listen({
        ...hearing,
        heard(said) {
          if (said.startsWith(self)) return
          const word = said.slice(self.length)
          if (word === EVERYTHING) hearing.missed()
          else heard(word)
        },
      })
    },
    stop() {
      speaker.stop()
      return line.stop()
    },
  }
}

/**
 * Says words on a connection of the pool, after the commit: a notice within the transaction would make all commits of
 * the database wait in line. One statement at a time; what is to be said meanwhile goes with the next, and what could not
 * be said for want of a connection is said again.
 */
function newSpeaker(db: Db, everything: string, trouble: Hearing['trouble']) {
  const unsaid = new Set<string>()
  const stopped = new AbortController()
  let isSaying = false

  /** Why it could not be said, and may be later. */
  async function sayOnce(words: string[]): Promise<unknown> {
    try {
      await sql`select pg_notify(${CHANNEL}, word) from unnest(${words}::text[]) as word`.execute(db)
    } catch (error) {
      if (isUnavailable(error)) return error
      trouble(error)
    }
    return undefined
  }

  async function sayAll() {
    isSaying = true
    let pause = 0
    while (unsaid.size > 0) {
      const words = [...unsaid]
      unsaid.clear()
      const why = await sayOnce(words)
      if (why) {
        if (pause === 0) trouble(why)
        pause = pause === 0 ? FIRST_PAUSE : Math.min(pause * 2, LONGEST_PAUSE)
        for (const word of words) keep(word)
        await after(pause, undefined, { signal: stopped.signal }).catch(() => unsaid.clear())
      } else pause = 0
    }
    isSaying = false
  }

  function keep(word: string) {
    if (unsaid.has(everything)) return
    if (unsaid.size < MOST_UNSAID) return void unsaid.add(word)
    unsaid.clear()
    unsaid.add(everything)
  }

  return {
    say(word: string) {
      keep(word)
      if (!isSaying) void sayAll()
    },
    stop: () => stopped.abort(),
  }
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
    line.on('notification', ({ payload = '' }) => {
      try {
        hearing.heard(payload)
      } catch (error) {
        hearing.trouble(error)
      }
    })
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
