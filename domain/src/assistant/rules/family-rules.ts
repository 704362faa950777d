import { REMINDED_DAYS } from '../../children/birthday.ts'
import type { Rule } from './finding.ts'

export const familyRules = {
  // Only that there are several; no number of another child ever comes near.
  F1: ({ siblings }) => (siblings.length > 0 ? { values: { children: siblings.length + 1 } } : null),

  F2: ({ child: { daysToBirthday } }) => {
    if (daysToBirthday === null || daysToBirthday > REMINDED_DAYS) return null
    return daysToBirthday === 0 ? { says: 'F2today' } : { values: { days: { unit: 'days', count: daysToBirthday } } }
  },
} as const satisfies Record<string, Rule>
