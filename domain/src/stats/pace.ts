import { daysBetween, type LocalDate } from '../calendar.ts'
import { DAYS_TOLD } from './model.ts'
import { gives, isGift, pointsOf, type StandingLine } from './standing-line.ts'

/** Fewer days than this say little about a usual day. */
const FEWEST_DAYS = 3
/** One record or two say nothing: neither a ratio nor a pace. */
export const FEWEST_RECORDS = 3

/** Points of a usual day, without gifts and bonuses, and of how many records it is the average. */
export type Pace = { readonly perDay: number; readonly usualRecords: number }

/**
 * Four weeks at most, spread over the days since the record was begun, or since the first of the days that were filled in
 * later.
 */
export function paceOf(lines: readonly StandingLine[], begun: LocalDate | null, today: LocalDate): Pace {
  if (begun === null) return { perDay: 0, usualRecords: 0 }
  const usual = lines.filter((line) => isUsual(line) && line.day <= today && daysBetween(line.day, today) < DAYS_TOLD)
  const first = usual.reduce((earliest, { day }) => (day < earliest ? day : earliest), begun)
  const days = Math.min(DAYS_TOLD, Math.max(FEWEST_DAYS, daysBetween(first, today) + 1))
  return { perDay: pointsOf(usual) / days, usualRecords: usual.length }
}

const isUsual = (line: StandingLine) => gives(line) && !isGift(line) && !line.isBonus

/** Whether days to come are counted by it. Whoever is away for a week keeps the pace of the weeks before. */
export const isTelling = ({ usualRecords }: Pace) => usualRecords >= FEWEST_RECORDS
