import * as z from 'zod/mini'
import { familySettings } from '../family/settings.ts'

export const SESSION_DAYS = 30
/** Beside the session's own cookie, which no page can read: that there is one. No secret, and no proof. */
export const SIGNED_IN_COOKIE = 'sprout-signed-in'
export const RESET_LINK_HOURS = 24
export const MOST_PASSKEYS = 20

/** The signed-in caregiver. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  family: familySettings,
})
export type User = z.infer<typeof user>

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
})
export type Passkey = z.infer<typeof passkey>
