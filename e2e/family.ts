import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Child, NewChild } from '@sprout/domain/children/model'
import { call } from './call.ts'

export const PASSWORD = 'correct horse'

/** A family made without the screens; whoever opens the page next is signed in to it. */
export async function newFamily(page: Page, ...names: string[]) {
  const email = `${randomUUID()}@example.org`
  await call(page, 'POST', 'auth/sign-up/email', { name: 'Ana', email, password: PASSWORD, timeZone: 'Europe/Madrid' })
  for (const name of names) await addChild(page, { name, age: 7 })
  return { email }
}

export const signIn = (page: Page, email: string, password = PASSWORD) =>
  call(page, 'POST', 'auth/sign-in/email', { email, password })

/** Nobody is in: a page that is open would notice, and lead away from where the story goes next. */
export async function forgetWhoIsIn(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

export const addChild = (page: Page, child: NewChild) => call<Child>(page, 'POST', 'children', child)

/** What the server keeps, whatever the screen shows. */
export const childrenOf = (page: Page) => call<Child[]>(page, 'GET', 'children')

/** Whose record the stories write. */
export async function firstChild(page: Page): Promise<Child> {
  const [child] = await childrenOf(page)
  if (!child) throw new Error('There is no child yet')
  return child
}

export const pointsOf = async (page: Page) => (await firstChild(page)).points
