import type { BehaviorCategory } from '../../behaviors/model.ts'
import { isCorrection } from '../../behaviors/rules.ts'
import { daysBetween, type LocalDate } from '../../calendar.ts'
import type { WeekFacts } from './facts.ts'

/** One line of the child's record that stands. */
export type RecordRow = {
  readonly day: LocalDate
  readonly type: 'behavior' | 'habit' | 'skill' | 'moment' | 'reward'
  readonly points: number | null
  /** What a behaviour is; null for all else. */
  readonly category: BehaviorCategory | null
  /** Given once for completing a habit or a skill. */
  readonly isBonus: boolean
}

const WEEK = 7
/** Fewer days than this say little about a usual day, more of them are too long ago. */
const USUAL = { fewest: 3, most: 28 } as const

const within = (rows: readonly RecordRow[], today: LocalDate, days: number) =>
  rows.filter(({ day }) => day <= today && daysBetween(day, today) < days)
const sum = (rows: readonly RecordRow[]) => rows.reduce((total, { points }) => total + Math.abs(points ?? 0), 0)

const gives = ({ type, points }: RecordRow) => type !== 'reward' && (points ?? 0) > 0
const isGift = ({ category }: RecordRow) => category === 'gift'
/** Also where balances stop at zero, and it found nothing to take. */
const corrects = ({ category }: RecordRow) => category !== null && isCorrection(category)

export function sumsOfWeek(rows: readonly RecordRow[], today: LocalDate): WeekFacts {
  const records = within(rows, today, WEEK).filter(({ type }) => type !== 'reward')
  const earnings = records.filter(gives)
  const corrections = records.filter(corrects)
  return {
    records: records.length,
    positives: earnings.filter((row) => row.type === 'behavior' && !isGift(row)).length,
    negatives: corrections.length,
    earned: sum(earnings),
    deducted: sum(corrections),
    gifts: sum(earnings.filter(isGift)),
    biggestDeduction: corrections.reduce((biggest, { points }) => Math.max(biggest, -(points ?? 0)), 0),
  }
}

const usualOf = (rows: readonly RecordRow[], today: LocalDate) =>
  within(rows, today, USUAL.most).filter((row) => gives(row) && !isGift(row) && !row.isBonus)

/** How many records a usual day is an average of. */
export const usualRecords = (rows: readonly RecordRow[], today: LocalDate) => usualOf(rows, today).length

/**
 * Points of a usual day: four weeks at most, spread over the days since the record was begun, or since the first of the
 * days that were filled in later.
 */
export function perDay(rows: readonly RecordRow[], begun: LocalDate | null, today: LocalDate) {
  if (begun === null) return 0
  const usual = usualOf(rows, today)
  const first = usual.reduce((earliest, { day }) => (day < earliest ? day : earliest), begun)
  const days = Math.min(USUAL.most, Math.max(USUAL.fewest, daysBetween(first, today) + 1))
  return sum(usual) / days
}
