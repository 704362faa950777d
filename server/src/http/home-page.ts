import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addressOf } from '@sprout/domain/address'
import { familyDay } from '@sprout/domain/calendar'
import { nearBirthday } from '@sprout/domain/children/birthday'
import { CHOSEN_CHILD_COOKIE, shownChild } from '@sprout/domain/children/chosen'
import { dayAsks } from '@sprout/domain/children/day'
import { apart } from '@sprout/domain/direction'
import type { Language } from '@sprout/domain/language'
import type { FastifyRequest } from 'fastify'
import type { Found } from '../accounts/session-store.ts'
import { listChildren } from '../children/store.ts'
import { unlessAway } from '../db/unavailable.ts'
import { readCookie } from './cookie.ts'
import { escaped } from './escaped.ts'

/** Where the build leaves a name out, and between which stands a birthday's card: `web/src/home/printed.tsx`. */
const NAME = '{name}'
const BIRTHDAY = '{birthday}'
/** Before the addresses of what lies beside home. */
const BASE = '{base}'
/** Where it names what the app will ask, after all that is to be read before: `web/printed.ts`. */
const ASKED = '{asked}'

/** Home of the child that will be shown, to be seen before any of our code has come. Nothing without a child. */
export async function homePage(request: FastifyRequest, found: Found, language: Language): Promise<string | undefined> {
  const { db, webDir, clock } = request.server.outside
  const children = await listChildren(db, found.familyId).catch(unlessAway([]))
  const child = shownChild(children, readCookie(request, CHOSEN_CHILD_COOKIE))
  const today = familyDay(clock(), found)
  const told = children.filter(({ birthday }) => birthday && nearBirthday(birthday, today))
  if (!child || webDir === undefined) return undefined
  // Looked for at each ask, as the other pages are: a build may have taken its place.
  const page = await readFile(join(webDir, 'printed', `home-${language}.html`), 'utf8').catch(() => undefined)
  const [above = '', card = '', below = ''] = page?.split(BIRTHDAY) ?? []
  const name = () => escaped(apart(child.name))
  const base = request.url === '/' ? '' : request.url
  const rest = () => below.replace(BASE, base).replace(ASKED, () => asksOf(child.id))
  return above && above.replace(NAME, name) + card.repeat(told.length) + rest()
}

/** What a first piece of our code makes a browser ask, before the rest has come: `web/src/home/ahead.ts`. */
function asksOf(childId: string) {
  const addresses = Object.values(dayAsks(childId)).map(([endpoint, ask]) => addressOf(endpoint, ask))
  const how = 'rel="asked" as="fetch" crossorigin="use-credentials"'
  return addresses.map((address) => `<link ${how} href="${escaped(address)}">`).join('')
}
