import { addDays, familyDay, type LocalDate } from '@sprout/domain/calendar'
import type { Language } from '@sprout/domain/language'
import type { Metadata } from '@sprout/domain/timeline/metadata'
import type { Db, Tables } from '../db/tables.ts'
import { newId } from '../id.ts'
import { dayBegins } from './life.ts'
import { addLines, familyOf, type Rows } from './lines-store.ts'
import { CORRECTIONS, DAYS, GOOD } from './plan.ts'
import { type Words, words } from './words/words.ts'

/** PostgreSQL takes 65,535 values in a statement, SQLite half of that. */
const AT_ONCE = 1000
const YEARS = 3

/** The day on which a family with many lines began. */
export const longAgo = (today: LocalDate) => addDays(today, -YEARS * 365)

type Wish = { email: string; language: Language; lines: number; now: Date }

/**
 * As many lines as are wished for, older than the four months, not call by call but in bulk: the same lines, facts and
 * balances that the calls would have left.
 */
export async function addManyLines(db: Db, { email, language, lines, now }: Wish) {
  const family = await familyOf(db, email)
  const today = familyDay(now, family)
  const begins = dayBegins(longAgo(today), family)
  const ends = dayBegins(addDays(today, -DAYS), family)
  const writing = { family, words: words[language], now }
  for (let first = 0; first < lines; first += AT_ONCE) {
    const count = Math.min(AT_ONCE, lines - first)
    const instants = Array.from({ length: count }, (_, at) => begins + ((ends - begins) * (first + at)) / lines)
    const rows = instants.map((instant, at) => rowsOf(first + at, new Date(instant), writing))
    await db.transaction().execute((tx) => addLines(tx, family.id, rows))
  }
}

type Writing = { family: Awaited<ReturnType<typeof familyOf>>; words: Words; now: Date }
type Told = { title: string; points: number; iconName: string; metadata: Metadata; sourceId?: string }

const goodKeys = Object.keys(GOOD) as (keyof typeof GOOD)[]
const correctionKeys = Object.keys(CORRECTIONS) as (keyof typeof CORRECTIONS)[]
const take = <T>(all: readonly T[], turn: number): T => all[turn % all.length] as T

/** Of twenty lines one is a moment, one a redemption, three are corrections. */
function rowsOf(turn: number, at: Date, { family, words, now }: Writing): Rows {
  const createdAt = at.toISOString()
  const day = familyDay(at, family)
  const child = take(family.children, turn)
  const round = Math.floor(turn / family.children.length)
  const own = { familyId: family.id, childId: child.id }
  const id = newId(now)
  const write = ({ metadata, ...told }: Told): Tables['lines'] => ({
    ...{ ...own, id, day, createdAt, cause: metadata.cause, metadata: JSON.stringify(metadata) },
    ...{ madeBy: family.caregiverId, madeByName: words.caregiver, description: null, repairs: null },
    ...{ undoneAt: null, undoneBy: null, sourceId: null, ...told },
  })
  const sourceId = newId(now)
  if (round % 20 === 7) {
    const seen = { weather: 'sunny', mood: 'happy', date: day } as const
    const metadata = { cause: 'moment', momentId: sourceId, ...seen } as const
    const moment = { ...own, ...seen, id: sourceId, content: '', photoUrl: null, lineId: id, createdAt }
    return { line: write({ title: 'Moment', points: 0, iconName: 'moment', sourceId, metadata }), moment }
  }
  if (round % 20 === 13) {
    const { id: rewardId, title, pointsCost, presetKey, category } = child.reward
    const metadata = { cause: 'redemption', rewardId, presetKey, category } as const
    const redemption = {
      ...own,
      id: sourceId,
      rewardId,
      title,
      pointsSpent: pointsCost,
      lineId: id,
      redeemedAt: createdAt,
    }
    return { line: write({ title, points: -pointsCost, iconName: 'bag', sourceId, metadata }), redemption }
  }
  const isGood = round % 7 !== 3
  const good = take(goodKeys, round)
  const correction = take(correctionKeys, round)
  const category = isGood ? 'good' : 'needs_improvement'
  const metadata = { cause: 'behavior', category, difficulty: null } as const
  const told = isGood
    ? { title: words.good[good], points: GOOD[good], iconName: 'star' }
    : { title: words.corrections[correction], points: CORRECTIONS[correction], iconName: 'cloud' }
  return { line: write({ ...told, metadata }) }
}
