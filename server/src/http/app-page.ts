import { setTimeout as after } from 'node:timers/promises'
import { accountCalls } from '@sprout/domain/accounts/contract'
import { SIGNED_IN_COOKIE } from '@sprout/domain/accounts/model'
import { childCalls } from '@sprout/domain/children/contract'
import { languages, readerLanguage } from '@sprout/domain/language'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { tokenOf } from '../accounts/session.ts'
import { whoComesIn } from '../accounts/signed-in.ts'
import { readCookie } from './cookie.ts'
import { homePage } from './home-page.ts'
import { PATIENCE } from './patience.ts'

/** What every screen of a caregiver asks first: the browser may ask it before it has read any of our code. */
const ASKED_FIRST = [accountCalls.user, childCalls.list]
  .map(({ path }) => `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`)
  .join(', ')

/** The app's page, as it is for whoever asks: what is read first is there before any of our code has come. */
export async function sendPage(request: FastifyRequest, reply: FastifyReply) {
  // A browser that keeps the page may not show it, nor what it hints at, to somebody else's visit.
  reply.header('vary', 'cookie, accept-language')
  // Why a session ended is said once: to the app, not to a browser that asks ahead of it. One that kept the page from when
  // there was a session forgets what was named then only if something is said in its place.
  const known = ofWhoIsIn(request)
  const { isGood, home } = (await (isForLater(request) ? known : Promise.race([known, tooLate(request)]))) ?? {}
  reply.header('link', isGood ? ASKED_FIRST : '')
  if (home) return reply.type('text/html; charset=utf-8').send(home)
  return reply.sendFile(isStranger(request) && isFirst(request) ? `printed/${languageOf(request)}.html` : 'index.html')
}

async function ofWhoIsIn(request: FastifyRequest) {
  const found = await whoComesIn(request)
  const home = found && isFirst(request) ? await homePage(request, found, languageOf(request)) : undefined
  return { isGood: found !== undefined, home }
}

const tooLate = ({ server: { outside } }: FastifyRequest) =>
  after((outside.patience ?? PATIENCE).page, undefined, { ref: false })

/** A phone keeps it for its next start, and nobody looks at it meanwhile: `web/src/install/kept-home.ts`. */
const isForLater = ({ headers }: FastifyRequest) => headers['sec-fetch-mode'] === 'cors'

/** Whoever has no cookie of ours. */
const isStranger = (request: FastifyRequest) => !tokenOf(request) && !readCookie(request, SIGNED_IN_COOKIE)

/** Landing and home stand at the same addresses. */
const isFirst = ({ url }: FastifyRequest) => FIRST.has(url)
const FIRST: ReadonlySet<string> = new Set(['/', ...languages.map((language) => `/${language}`)])

function languageOf({ url, headers }: FastifyRequest) {
  const device = headers['accept-language']?.split(',', 1) ?? []
  return readerLanguage({ path: url, saved: null, device })
}
