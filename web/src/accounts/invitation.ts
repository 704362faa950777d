import { inviteCookie } from '@sprout/domain/accounts/invite-cookie'
import { sharingCalls } from '@sprout/domain/family/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, keyOf } from '../api/call.ts'
import { inTab } from '../api/storage.ts'

const KEY = 'sprout.invitation'

/**
 * The code of the link that led here, behind the `#`, where no server and no log sees it. Whoever comes back from
 * signing in elsewhere, or from signing out, has it in this tab.
 */
export function invitationCode(): string {
  const code = location.hash.slice(1)
  if (code) inTab.set(KEY, code)
  return code || (inTab.get(KEY) ?? '')
}

const LASTS = 15 * 60

/** For the way through an OpenID provider: on no address, and gone in a quarter of an hour. */
export function carryInvitation(code: string) {
  const secure = location.protocol === 'https:'
  const cookie = `${inviteCookie(secure)}=${encodeURIComponent(code)}; Path=/; Max-Age=${LASTS}; SameSite=Lax`
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and plain http know no other way
  document.cookie = secure ? `${cookie}; Secure` : cookie
}

/** Who invites, and into which family. */
export const invitationOf = (code: string) =>
  queryOptions({
    queryKey: [...keyOf(sharingCalls.look, { body: { code } }), code],
    queryFn: ({ signal }) => call(sharingCalls.look, { body: { code } }, { signal }),
    enabled: code !== '',
  })
