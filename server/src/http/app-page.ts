import { setTimeout as after } from 'node:timers/promises'
import { accountCalls } from '@sprout/domain/accounts/contract'
import { SIGNED_IN_COOKIE } from '@sprout/domain/accounts/model'
import { childCalls } from '@sprout/domain/children/contract'
import { languages, readerLanguage } from '@sprout/domain/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tokenOf } from '../accounts/session.ts'
import { isIn } from '../accounts/signed-in.ts'
import { readCookie } from './cookie.ts'

/** What every screen of a caregiver asks first: the browser may ask it before it has read any of our code. */
const ASKED_FIRST = [accountCalls.user, childCalls.list]
  .map(({ path }) => `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`)
  .join(', ')

/** A page waits no longer than that to learn whose it is: it is good without. */
const SOON = 200

/** The app's page, as it is for whoever asks. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply) {
  // A browser that keeps the page may not show it, nor what it hints at, to somebody else's visit.
  reply.header('vary', 'cookie, accept-language')
  const landing = landingFor(request)
  // Why a session ended is said once: to the app, not to a browser that asks ahead of it. One that kept the page from when
  // there was a session forgets what was named then only if something is said in its place.
  const isGood = !landing && (await Promise.race([isIn(request), after(SOON, false, { ref: false })]))
  reply.header('link', isGood ? ASKED_FIRST : '')
  return reply.sendFile(landing ?? 'index.html')
}

/** A stranger reads what Sprout is before any of our code has come: the build has printed it in each language. */
function landingFor(request: FastifyRequest): string | undefined {
  const isStranger = !tokenOf(request) && !readCookie(request, SIGNED_IN_COOKIE)
  if (!isStranger || !LANDING.has(request.url)) return undefined
  const device = request.headers['accept-language']?.split(',', 1) ?? []
  return `printed/${readerLanguage({ path: request.url, saved: null, device })}.html`
}

const LANDING: ReadonlySet<string> = new Set(['/', ...languages.map((language) => `/${language}`)])
