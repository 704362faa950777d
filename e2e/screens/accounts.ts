import { newFamily } from '../family.ts'
import { addPasskey, newPhone } from '../new-phone.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'

const profile = '/?tab=profile'

const stranger: Screen[] = [
  { name: 'sign-in', path: '/sign-in', shows: (t) => t('accounts.withPasskey') },
  {
    name: 'sign-in refused',
    path: '/sign-in?problem=openid_unverified',
    shows: (t) => t('refusals.openid_unverified'),
  },
  {
    name: 'sign-in with nothing filled in',
    path: '/sign-in',
    taps: (t) => [t('accounts.signIn.submit')],
    shows: (t) => t('complaints.email_invalid'),
  },
  { name: 'sign-up', path: '/sign-in', taps: (t) => [t('accounts.signUp.submit')], shows: (t) => t('accounts.name') },
  {
    name: 'sign-up with nothing filled in',
    path: '/sign-in',
    taps: (t) => [t('accounts.signUp.submit'), t('accounts.signUp.submit')],
    shows: (t) => t('complaints.name_required'),
  },
  { name: 'new password', path: '/reset-password#secret', shows: (t) => t('accounts.reset.submit') },
  {
    name: 'new password refused',
    path: '/reset-password#secret',
    further: async (page, t) => {
      await page.getByLabel(t('accounts.reset.password'), { exact: true }).fill('long enough')
      await page.getByRole('button', { name: t('accounts.reset.submit') }).click()
    },
    shows: (t) => t('refusals.link_expired'),
  },
  { name: 'reset link cut short', path: '/reset-password', shows: (t) => t('accounts.reset.incomplete') },
]

const caregiver: Screen[] = [
  { name: 'profile with a passkey', path: profile, shows: () => 'Kitchen phone' },
  {
    name: 'add a passkey',
    path: profile,
    taps: (t) => [t('accounts.passkeys.add')],
    shows: (t) => t('accounts.passkeys.create'),
  },
  {
    name: 'forget a passkey',
    path: profile,
    taps: (t) => [t('accounts.passkeys.forget', { name: 'Kitchen phone' })],
    shows: (t) => t('accounts.passkeys.forgetWarning'),
  },
  {
    name: 'sign out everywhere',
    path: profile,
    taps: (t) => [t('accounts.account.signOutEverywhere')],
    shows: (t) => t('accounts.account.everywhereWarning'),
  },
]

export const accounts: Scene[] = [
  { screens: stranger },
  {
    begin: async (page) => {
      await newPhone(page)
      await newFamily(page, CHILD)
      await addPasskey(page, 'Kitchen phone')
    },
    screens: caregiver,
  },
]
