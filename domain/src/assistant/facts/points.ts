import { isCorrection } from '../../behaviors/rules.ts'
import { daysBetween, type LocalDate } from '../../calendar.ts'
import { gives, isGift, pointsOf, type StandingLine } from '../../stats/standing-line.ts'
import type { WeekFacts } from './facts.ts'

const WEEK = 7

/** Also where balances stop at zero, and it found nothing to take. */
const corrects = ({ category }: StandingLine) => category !== null && isCorrection(category)

export function sumsOfWeek(lines: readonly StandingLine[], today: LocalDate): WeekFacts {
  const isOfWeek = ({ day }: StandingLine) => day <= today && daysBetween(day, today) < WEEK
  const records = lines.filter((line) => isOfWeek(line) && line.type !== 'reward')
  const earnings = records.filter(gives)
  const corrections = records.filter(corrects)
  return {
    records: records.length,
    positives: earnings.filter((line) => line.type === 'behavior' && !isGift(line)).length,
    negatives: corrections.length,
    earned: pointsOf(earnings),
    deducted: pointsOf(corrections),
    gifts: pointsOf(earnings.filter(isGift)),
    biggestDeduction: corrections.reduce((biggest, { points }) => Math.max(biggest, -(points ?? 0)), 0),
  }
}
