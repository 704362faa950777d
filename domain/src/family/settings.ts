import * as z from 'zod/mini'
import { isTimeZone, localDate } from '../calendar.ts'
import { said } from '../said.ts'

export const DAY_STARTS_AT = { min: 0, max: 6, usual: 0 } as const

export const timeZone = z
  .string(said('time_zone_unknown'))
  .check(z.maxLength(64, said('time_zone_unknown')), z.refine(isTimeZone, said('time_zone_unknown')))

export const dayStartsAt = z
  .int(said('day_starts_at_range'))
  .check(z.gte(DAY_STARTS_AT.min, said('day_starts_at_range')), z.lte(DAY_STARTS_AT.max, said('day_starts_at_range')))

/** The part of the family that whoever is signed in carries along. */
export const familySettings = z.object({
  id: z.string(),
  timeZone,
  dayStartsAt,
  keepBalancesAtZero: z.boolean(),
  today: localDate,
})

/** What is sent to who is invited. Any text will do: one that leads nowhere is told as a link that ran out. */
export const inviteCode = z.string().check(z.maxLength(128))
