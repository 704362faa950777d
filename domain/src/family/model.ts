import * as z from 'zod/mini'
import { dayStartsAt, familySettings, timeZone } from './settings.ts'

/** ISO 3166: whose emergency numbers are told. Never guessed from a language or a time zone. */
const emergencyCountry = z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/)))

export const familyChange = z.object({
  timeZone: z.optional(timeZone),
  dayStartsAt: z.optional(dayStartsAt),
  keepBalancesAtZero: z.optional(z.boolean()),
  emergencyCountry: z.optional(emergencyCountry),
  asksModel: z.optional(z.boolean()),
})
export type FamilyChange = z.infer<typeof familyChange>

export const caregiver = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  joinedAt: z.string(),
  isYou: z.boolean(),
})
export type Caregiver = z.infer<typeof caregiver>

export const family = z.extend(familySettings, {
  emergencyCountry,
  /** The family agreed that a language model may be asked, where the server has one. */
  asksModel: z.boolean(),
  hasModel: z.boolean(),
  caregivers: z.array(caregiver),
})
export type Family = z.infer<typeof family>
