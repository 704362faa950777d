import * as z from 'zod/mini'
import { contract } from '../endpoint.ts'
import { nouns } from '../live/nouns.ts'
import { id } from '../text.ts'
import { freshInvite, invitation, invite } from './invitation.ts'
import { family, familyChange } from './model.ts'
import { inviteCode } from './settings.ts'

export const familyCalls = contract({
  show: { method: 'GET', path: '/api/family', says: 'The family, its day and its caregivers.', reply: family },
  change: {
    method: 'PATCH',
    path: '/api/family',
    says: "Changes the family's time zone, the hour its day begins, whether balances stop at zero, the country (two capital letters) whose emergency numbers are told, or whether a language model may be asked where the server has one.",
    body: familyChange,
    reply: family,
    changes: nouns,
  },
})

export const sharingCalls = contract({
  invites: {
    method: 'GET',
    path: '/api/family/invites',
    says: 'The invitations that still stand, without their codes.',
    reply: z.array(invite),
    momentary: true,
  },
  invite: {
    method: 'POST',
    path: '/api/family/invites',
    says: 'Makes an invitation, good once and for 7 days. Its code is told only here.',
    reply: freshInvite,
    makes: true,
    keyless: true,
    changes: ['family'],
  },
  look: {
    method: 'POST',
    path: '/api/family/invites/look',
    says: 'Who invites with this code, and into which family. Looking uses nothing up.',
    body: z.object({ code: inviteCode }),
    reply: invitation,
    keyless: true,
    open: true,
  },
  revoke: {
    method: 'DELETE',
    path: '/api/family/invites/:inviteId',
    says: 'Revokes an invitation.',
    params: z.object({ inviteId: id }),
    changes: ['family'],
  },
  join: {
    method: 'POST',
    path: '/api/family/join',
    says: 'Moves the caregiver into the family that invited them, when their own has no records.',
    body: z.object({ code: inviteCode }),
    reply: family,
    keyless: true,
    changes: ['family'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/family/caregivers/:caregiverId',
    says: 'Removes a caregiver, or oneself, from the family: they are signed out and find an empty family of their own.',
    params: z.object({ caregiverId: id }),
    changes: ['family'],
  },
})
