import * as z from 'zod/mini'

export const INVITE_DAYS = 7

/** An invitation that still stands, without its code: that is told once. */
export const invite = z.object({ id: z.string(), madeBy: z.string(), createdAt: z.string(), expiresAt: z.string() })
export type Invite = z.infer<typeof invite>

/** What an invitation says of itself to who holds its code, used or not. */
export const invitation = z.object({
  familyId: z.string(),
  invitedBy: z.string(),
  isUsed: z.boolean(),
  expiresAt: z.string(),
})
export type Invitation = z.infer<typeof invitation>

export const freshInvite = z.object({ code: z.string(), url: z.string(), expiresAt: z.string() })
export type FreshInvite = z.infer<typeof freshInvite>
