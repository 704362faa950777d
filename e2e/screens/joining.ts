import type { Page } from '@playwright/test'
import { newFamily } from '../family.ts'
import { inviteBy } from '../two-phones.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'

/** The invitation that the screens open. */
let link = ''
async function opened(page: Page) {
  const [, language] = new URL(page.url()).pathname.split('/')
  // Of a page that is open the browser would change no more than what follows the #.
  await page.goto('about:blank')
  await page.goto(link.replace('/join', `/${language}/join`))
}

/** What an invitation opens, for each who may come by it. */
const forGuests: Screen[] = [
  {
    name: 'invitation, for who has no account',
    path: '/join',
    further: opened,
    shows: (t) => t('accounts.signUp.submit'),
  },
  {
    name: 'invitation, for who has an account',
    path: '/join',
    further: async (page, t) => {
      await opened(page)
      await page.getByRole('button', { name: t('accounts.signIn.submit') }).click()
    },
    shows: (t) => t('accounts.signUp.instead'),
  },
  { name: 'invitation that opens nothing', path: '/join#nowhere', shows: (t) => t('refusals.link_expired') },
]

const forCaregivers: Screen[] = [
  { name: 'question to join', path: '/join', further: opened, shows: (t) => t('accounts.join.moves') },
  {
    name: 'joining with records of one’s own',
    path: '/join',
    further: async (page, t) => {
      await opened(page)
      await page.getByRole('button', { name: t('accounts.join.submit') }).click()
    },
    shows: (t) => t('refusals.family_not_empty'),
  },
]

const forMembers: Screen[] = [
  {
    name: 'invitation of one’s own family',
    path: '/join',
    further: opened,
    shows: (t) => t('accounts.join.alreadyThere'),
  },
]

async function invite(page: Page) {
  await newFamily(page, CHILD)
  link = (await inviteBy(page)).url
}

export const joining: Scene[] = [
  { begin: invite, screens: forMembers },
  { begin: (page) => page.context().clearCookies(), screens: forGuests },
  { begin: (page) => newFamily(page, CHILD), screens: forCaregivers },
]
