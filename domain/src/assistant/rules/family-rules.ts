import { REMINDED_DAYS } from '../../children/birthday.ts'
import type { Rule } from './finding.ts'

/** How far away it is, as it is said. */
export function untilBirthday(count: number) {
  if (count === 0) return { says: 'F2today' } as const
  if (count === 1) return { says: 'F2tomorrow' } as const
  return { says: 'F2', values: { days: { unit: 'days', count } } } as const
}

export const familyRules = {
  // Only that there are several; no number of another child ever comes near.
  F1: ({ siblings }) => (siblings.length > 0 ? { values: { children: siblings.length + 1 } } : null),

  F2: ({ child: { daysToBirthday } }) => {
    return daysToBirthday === null || daysToBirthday > REMINDED_DAYS ? null : untilBirthday(daysToBirthday)
  },
} as const satisfies Record<string, Rule>
