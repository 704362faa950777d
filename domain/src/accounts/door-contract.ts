import * as z from 'zod/mini'
import { contract } from '../endpoint.ts'
import { newPassword, signIn, signUp, waysIn } from './door-model.ts'
import { user } from './model.ts'

/** What is called before the door. Apart from what every visit asks, as most visits never stand there. */
export const doorCalls = contract({
  ways: {
    method: 'GET',
    path: '/api/auth/ways',
    says: 'The ways to sign in that this server offers.',
    reply: waysIn,
    open: true,
  },
  signUp: {
    method: 'POST',
    path: '/api/auth/sign-up/email',
    says: 'Makes an account and its family, or joins the one that invited, and signs in. Repeating it with the same password signs in.',
    body: signUp,
    reply: user,
    makes: true,
    open: true,
  },
  signIn: {
    method: 'POST',
    path: '/api/auth/sign-in/email',
    says: 'Signs in with email and password.',
    body: signIn,
    reply: user,
    open: true,
  },
  resetPassword: {
    method: 'POST',
    path: '/api/auth/reset-password',
    says: 'Sets a new password with a one-time link, ends every session and signs in.',
    body: z.object({ token: z.string().check(z.maxLength(128)), password: newPassword }),
    reply: user,
    open: true,
  },
})
