import type { Database } from 'better-sqlite3'
import type { Tables } from './tables.ts'

/** Whose rows changed: what they have recorded, or also who belongs to them and how their day runs. */
export type Touch = 'records' | 'people'
/** By family; where a row does not say which it was, all of them. */
export type Touched = ReadonlyMap<string | typeof EVERYONE, Touch>
export const EVERYONE = null

/** Tells what is committed to a file, at once: before whoever wrote it has an answer. */
export type Commits = {
  hear: (heard: (touched: Touched) => void) => void
  /** What other connections have committed is heard no later than this. */
  look: () => void
  /** Of what is not yet committed. */
  isTouchedNow: (familyId: string) => boolean
}

const ofFamily = (touch: Touch, column = 'familyId') => ({ touch, family: (row: string) => `${row}."${column}"` })
const ofCaregiver = {
  touch: 'people',
  family: (row: string) => `(select "familyId" from main."caregivers" where "id" = ${row}."caregiverId")`,
} as const

/** Whom a row of each table is about. `nobody`: secrets and what was answered already, which no list tells. */
const about: Record<keyof Tables, { touch: Touch; family: (row: string) => string } | 'nobody'> = {
  ...{ families: ofFamily('people', 'id'), caregivers: ofFamily('people'), invites: ofFamily('people') },
  ...{ sessions: ofCaregiver, passkeys: ofCaregiver, openidIdentities: ofCaregiver },
  ...{ tickets: 'nobody', onceKeys: 'nobody' },
  ...{ children: ofFamily('records'), lines: ofFamily('records'), quickBehaviors: ofFamily('records') },
  ...{ habits: ofFamily('records'), keptDays: ofFamily('records') },
  ...{ skills: ofFamily('records'), scores: ofFamily('records') },
  ...{ moments: ofFamily('records'), rewards: ofFamily('records'), redemptions: ofFamily('records') },
  ...{ feedback: ofFamily('records'), recentTips: ofFamily('records') },
}

const EVERYTHING: Touched = new Map([[EVERYONE, 'people']])

/**
 * The rows themselves say what was touched: triggers of this connection alone, so no statement can forget it, nor what the
 * database deletes along. `ended` is to be called after each commit, and when one failed.
 */
export function watchCommits(raw: Database): { commits: Commits; ended: () => void } {
  const listeners: ((touched: Touched) => void)[] = []
  let touched = new Map<string | typeof EVERYONE, Touch>()
  const tell = (what: Touched) => {
    for (const heard of listeners) heard(what)
  }
  const isForeign = foreignEye(raw)
  // Whoever may write is alone: until its end nobody else commits.
  let isAlone = false

  raw.function('touched', (family: string | null, touch: Touch) => {
    if (touched.get(family) !== 'people') touched.set(family, touch)
    return null
  })
  return {
    ended() {
      isAlone = false
      if (touched.size === 0) return
      const all = touched
      touched = new Map()
      tell(all)
    },
    commits: {
      hear(heard) {
        if (listeners.push(heard) === 1) raw.exec(triggers())
      },
      look() {
        if (isAlone) return
        isAlone = raw.inTransaction
        if (isForeign()) tell(EVERYTHING)
      },
      isTouchedNow: (familyId) => touched.get(familyId) === 'people' || touched.has(EVERYONE),
    },
  }
}

/** Whether another connection has committed since this was last asked. A file that cannot be read tells nothing: then too. */
function foreignEye(raw: Database) {
  const version = raw.prepare<[], number>('pragma data_version').pluck()
  let last: number | undefined
  return () => {
    const before = last
    try {
      last = version.get()
    } catch {
      last = undefined
    }
    return last === undefined || last !== before
  }
}

function triggers() {
  return Object.entries(about)
    .flatMap(([table, said]) => {
      if (said === 'nobody') return []
      const [before, after] = [said.family('old'), said.family('new')]
      const tell = (family: string) => `select touched(${family}, '${said.touch}')`
      const told = {
        insert: `${tell(after)};`,
        // Seldom is it another's afterwards.
        update: `${tell(after)}; ${tell(before)} where ${before} is not ${after};`,
        delete: `${tell(before)};`,
      }
      return Object.entries(told).map(
        ([change, all]) =>
          `create temp trigger "${change} ${table}" after ${change} on main."${table}" begin ${all} end;`,
      )
    })
    .join('\n')
}
