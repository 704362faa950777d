import * as z from 'zod/mini'
import { familySettings, inviteCode } from '../family/settings.ts'
import { said } from '../said.ts'
import { line } from '../text.ts'

export const PASSWORD = { min: 8, max: 128 } as const

/** Compared without regard to case: kept in small letters. */
export const email = z
  .string(said('email_invalid'))
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, said('email_invalid')), z.email(said('email_invalid')))

/** Any characters at all; never trimmed. */
export const newPassword = z
  .string(said('password_length'))
  .check(z.minLength(PASSWORD.min, said('password_length')), z.maxLength(PASSWORD.max, said('password_length')))

export const personName = line('name_required')

export const timeZone = familySettings.shape.timeZone

export const signUp = z.object({
  name: personName,
  email,
  password: newPassword,
  timeZone: z.optional(timeZone),
  /** Joins straight away; the family has its own time zone. */
  invite: z.optional(inviteCode),
})

export const signIn = z.object({
  email,
  // Only as strict as it must be: rules for new passwords may change, old ones must still open the door.
  password: z
    .string(said('password_required'))
    .check(z.minLength(1, said('password_required')), z.maxLength(PASSWORD.max, said('password_length'))),
})

/** The ways in that this server offers. */
export const waysIn = z.object({
  password: z.boolean(),
  passkeys: z.boolean(),
  openid: z.boolean(),
  signUp: z.boolean(),
})
export type WaysIn = z.infer<typeof waysIn>
