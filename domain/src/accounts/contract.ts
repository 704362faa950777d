import { contract } from '../endpoint.ts'
import { user } from './model.ts'

export const accountCalls = contract({
  user: { method: 'GET', path: '/api/auth/user', says: 'The signed-in caregiver.', reply: user, momentary: true },
  signOutEverywhere: {
    method: 'POST',
    path: '/api/auth/sign-out-everywhere',
    says: 'Ends every session of the caregiver, this one too.',
    changes: [],
  },
})
