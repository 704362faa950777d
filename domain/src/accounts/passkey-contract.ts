import * as z from 'zod/mini'
import { contract } from '../endpoint.ts'
import { id, line } from '../text.ts'
import { assertion, ceremony, newCredential } from './authenticator.ts'
import { passkey, user } from './model.ts'

// Apart from the other calls: the first load asks who is signed in, and takes none of this along.
export const passkeyCalls = contract({
  list: { method: 'GET', path: '/api/auth/passkeys', says: 'The passkeys of the caregiver.', reply: z.array(passkey) },
  beginRegister: {
    method: 'POST',
    path: '/api/auth/passkeys/register/options',
    says: 'Begins to register a passkey.',
    reply: ceremony,
    keyless: true,
    changes: [],
  },
  register: {
    method: 'POST',
    path: '/api/auth/passkeys/register',
    says: 'Registers the passkey that the authenticator made.',
    body: z.object({ name: line(), response: newCredential }),
    reply: passkey,
    makes: true,
    changes: [],
  },
  forget: {
    method: 'DELETE',
    path: '/api/auth/passkeys/:passkeyId',
    says: 'Forgets a passkey.',
    params: z.object({ passkeyId: id }),
    changes: [],
  },
  beginSignIn: {
    method: 'POST',
    path: '/api/auth/passkeys/sign-in/options',
    says: 'Begins to sign in with a passkey.',
    reply: ceremony,
    open: true,
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/passkeys/sign-in',
    says: 'Signs in with a passkey.',
    body: z.object({ response: assertion }),
    reply: user,
    open: true,
  },
})
