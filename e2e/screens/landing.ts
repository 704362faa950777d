import { SIGNED_IN_COOKIE } from '@sprout/domain/accounts/model'
import { cutCalls } from '../held-calls.ts'
import type { Scene, Screen } from './screen.ts'

const stranger: Screen[] = [
  { name: 'landing', path: '/', shows: (t) => t('landing.heroTitle') },
  { name: 'terms', path: '/', taps: (t) => [t('landing.texts.terms')], shows: (t) => t('terms.terms.what.title') },
  {
    name: 'privacy',
    path: '/sign-in',
    taps: (t) => [t('landing.texts.privacy')],
    shows: (t) => t('terms.privacy.where.title'),
  },
  { name: 'goodbye', path: '/?farewell', shows: (t) => t('yourData.farewell.title') },
  { name: '404', path: '/nowhere', shows: (t) => t('notFound.developerHint') },
  {
    name: 'door that does not load',
    path: '/',
    meanwhile: async (page) => {
      // Before any of them can be told that nobody is signed in.
      await cutCalls(page, '**/api/**')
      await page.goto('/')
      await page.evaluate((name) => Object.assign(document, { cookie: `${name}=yes` }), SIGNED_IN_COOKIE)
    },
    shows: (t) => t('errors.notLoaded'),
  },
]

export const landing: Scene[] = [{ screens: stranger }]
