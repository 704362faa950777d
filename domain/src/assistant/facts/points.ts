import { daysBetween, type LocalDate } from '../../calendar.ts'
import type { WeekFacts } from './facts.ts'

/** One line of the child's record that stands. */
export type RecordRow = {
  readonly day: LocalDate
  readonly type: 'behavior' | 'habit' | 'skill' | 'moment' | 'reward'
  readonly points: number | null
  readonly isGift: boolean
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
const takes = ({ type, points }: RecordRow) => type === 'behavior' && (points ?? 0) < 0

export function weekOf(rows: readonly RecordRow[], today: LocalDate): WeekFacts {
  const records = within(rows, today, WEEK).filter(({ type }) => type !== 'reward')
  const earnings = records.filter(gives)
  const deductions = records.filter(takes)
  return {
    records: records.length,
    positives: earnings.filter(({ type, isGift }) => type === 'behavior' && !isGift).length,
    negatives: deductions.length,
    earned: sum(earnings),
    deducted: sum(deductions),
    gifts: sum(earnings.filter(({ isGift }) => isGift)),
    biggestDeduction: deductions.reduce((biggest, { points }) => Math.max(biggest, -(points ?? 0)), 0),
  }
}

/**
 * Points of a usual day: four weeks at most, spread over the days since the record was begun, or since the first of the
 * days that were filled in later.
 */
export function perDay(rows: readonly RecordRow[], begun: LocalDate | null, today: LocalDate) {
  if (begun === null) return 0
  const usual = within(rows, today, USUAL.most).filter((row) => gives(row) && !row.isGift && !row.isBonus)
  const first = usual.reduce((earliest, { day }) => (day < earliest ? day : earliest), begun)
  const days = Math.min(USUAL.most, Math.max(USUAL.fewest, daysBetween(first, today) + 1))
  return sum(usual) / days
}
