import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from './tables.ts'

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
  /** It listens, and may not have done so just before. */
  missed: () => void
  trouble: (error: unknown) => void
}

const CHANNEL = 'sprout'
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000

/** `client` makes a connection that is broken off when it is silent for longer than `patience` milliseconds. */
export function openNotices(db: Db, client: () => pg.Client, patience: number): Notices {
  const self = randomUUID()
  let trouble: Hearing['trouble'] = () => {}
  const say = newSpeaker(db, (error) => trouble(error))
  const line = newLine(client, patience)
  return {
    say: (word) => say(self + word),
    listen({ heard, ...hearing }) {
      trouble = hearing.trouble
      return line.listen({
        ...hearing,
        heard: (word) => void (word.startsWith(self) || heard(word.slice(self.length))),
      })
    },
    stop: line.stop,
  }
}

/**
 * Says words on a connection of the pool, after the commit: a notice within the transaction would make all commits of
 * the database wait in line. One statement at a time; what is to be said meanwhile goes with the next.
 */
function newSpeaker(db: Db, trouble: Hearing['trouble']) {
  const unsaid = new Set<string>()
  let isSaying = false
  async function sayAll() {
    isSaying = true
    while (unsaid.size > 0) {
      const words = [...unsaid]
      unsaid.clear()
      const notify = sql`select pg_notify(${CHANNEL}, word) from unnest(${words}::text[]) as word`
      await notify.execute(db).catch(trouble)
    }
    isSaying = false
  }
  return (word: string) => {
    unsaid.add(word)
    if (!isSaying) void sayAll()
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
