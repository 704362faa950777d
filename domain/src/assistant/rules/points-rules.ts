import { FEWEST_RECORDS } from '../../stats/pace.ts'
import { goodAndCorrected, isUnderFour, type Rule, share } from './finding.ts'

const HEAVY = 0.5
const FEWEST_NEGATIVES = 3

export const pointsRules = {
  A1: ({ child }) => (isUnderFour(child.band) ? {} : null),

  A2: ({ week: { records } }) => {
    if (records >= FEWEST_RECORDS) return null
    return records === 0 ? { says: 'A2none' } : { values: { records: { unit: 'records', count: records } } }
  },

  A3: ({ week: { positives, negatives } }) =>
    negatives >= FEWEST_NEGATIVES && negatives > positives
      ? { values: goodAndCorrected({ positives, negatives }) }
      : null,

  A4: ({ week: { records, earned, deducted } }) =>
    records >= FEWEST_RECORDS && deducted > HEAVY * earned
      ? { values: { earned: { unit: 'points', count: earned }, deducted } }
      : null,

  A5: ({ week: { records, biggestDeduction }, perDay }) =>
    records >= FEWEST_RECORDS && biggestDeduction > 0 && biggestDeduction > perDay
      ? { values: { points: { unit: 'points', count: biggestDeduction } } }
      : null,

  // A child of whom nothing was ever recorded is not in debt, it has not begun.
  A6: ({ balance, daysSinceFirstRecord }) =>
    balance <= 0 && daysSinceFirstRecord !== null ? { values: { points: { unit: 'points', count: balance } } } : null,

  A7: ({ week: { records, gifts, earned } }) =>
    records >= FEWEST_RECORDS && share(gifts, earned) > HEAVY
      ? { values: { gifts, points: { unit: 'points', count: earned } } }
      : null,
} as const satisfies Record<string, Rule>
