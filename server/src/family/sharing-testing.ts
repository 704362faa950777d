import { randomUUID } from 'node:crypto'
import type { Invitation, Invite } from '@sprout/domain/family/invitation'
import type { Family } from '@sprout/domain/family/model'
import type { startServer } from '../testing.ts'

export type Server = Awaited<ReturnType<typeof startServer>>
export type Phone = Pick<ReturnType<Server['client']>, 'call'>

export const inviteBy = async ({ call }: Phone) =>
  (await call<{ code: string; url: string; expiresAt: string }>('POST', '/api/family/invites')).body
export const openInvites = async ({ call }: Phone) => (await call<Invite[]>('GET', '/api/family/invites')).body
export const join = ({ call }: Phone, code: string) =>
  call<Family & { code: string }>('POST', '/api/family/join', { code })
export const look = ({ call }: Phone, code: string) =>
  call<Invitation & { code: string }>('POST', '/api/family/invites/look', { code })
export const familyOf = async ({ call }: Phone) => (await call<Family>('GET', '/api/family')).body
export const remove = ({ call }: Phone, caregiverId: string) => call('DELETE', `/api/family/caregivers/${caregiverId}`)

/** Luis, signed up by the link; his password is Ana's. */
export async function signUpBy(server: Server, invite: string, form: object = {}) {
  const client = server.client()
  const email = `${randomUUID()}@example.org`
  const person = { name: 'Luis', email, password: 'correct horse', invite, ...form }
  const reply = await client.call('POST', '/api/auth/sign-up/email', person)
  return { ...client, ...reply, email: person.email, id: reply.body.id }
}

/** Ana with a child, and Luis, whom she invited. */
export async function sharedFamily(server: Server) {
  const ana = await server.newFamilyWithChild()
  const { code } = await inviteBy(ana)
  const luis = await signUpBy(server, code)
  return { ana: { ...ana, id: ana.user.id }, luis, code, childId: ana.childId }
}

export const statuses = (replies: { status: number; body: { code?: string } }[]) =>
  replies.map(({ status, body }) => (status < 400 ? status : body.code)).sort()
