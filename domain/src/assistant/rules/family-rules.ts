import { REMINDED_DAYS } from '../../children/birthday.ts'
import type { Rule } from './finding.ts'

export const familyRules = {
  // Only that there are several; no number of another child ever comes near.
  F1: ({ siblings }) => (siblings.length > 0 ? { values: { children: siblings.length + 1 } } : null),

  F2: ({ child: { daysToBirthday } }) => {
    if (daysToBirthday === null || daysToBirthday > REMINDED_DAYS) return null
    if (daysToBirthday === 0) return { says: 'F2today' }
    if (daysToBirthday === 1) return { says: 'F2tomorrow' }
    return { values: { days: { unit: 'days', count: daysToBirthday } } }
  },
} as const satisfies Record<string, Rule>
