import type { Page } from '@playwright/test'
import { call } from '../call.ts'
import { newFamily, PASSWORD } from '../family.ts'
import { cutCalls } from '../held-calls.ts'
import { withModel } from '../pip.ts'
import { inviteBy } from '../two-phones.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'

const path = '/?tab=profile&screen=family'
const LONG = 'Bartholomäus-Maximilian von und zu Wartenberg'

/** What is the whole family's. */
const screens: Screen[] = [
  { name: 'family', path, shows: (t) => t('family.caregivers.title') },
  {
    name: 'family where a model may be asked',
    path,
    meanwhile: withModel,
    shows: (t) => t('assistant.model.hint'),
  },
  {
    name: 'fresh invitation',
    path,
    taps: (t) => [t('family.invites.make')],
    shows: (t) => t('family.invites.once'),
  },
  {
    name: 'invitation to revoke',
    path,
    further: (page, t) =>
      page
        .getByRole('button', { name: t('family.revoke.label') })
        .first()
        .click(),
    shows: (t) => t('family.revoke.warning'),
  },
  {
    name: 'caregiver to remove',
    path,
    taps: (t) => [t('family.remove.label', { name: LONG })],
    shows: (t) => t('family.remove.warning', { name: LONG }),
  },
  { name: 'family to leave', path, taps: (t) => [t('family.leave.action')], shows: (t) => t('family.leave.warning') },
  {
    name: 'caregiver who could not be removed',
    path,
    meanwhile: (page) => cutCalls(page, '**/api/family/caregivers/*'),
    taps: (t) => [t('family.remove.label', { name: LONG }), t('family.remove.confirm')],
    shows: (t) => t('errors.unreachable'),
  },
  {
    name: 'family that does not load',
    path,
    meanwhile: (page) => cutCalls(page, '**/api/family'),
    shows: (t) => t('errors.notLoaded'),
    mayJump: true,
  },
  {
    name: 'file to bring in, not chosen',
    path,
    taps: (t) => [new RegExp(`^${t('yourData.bringIn.title')}`), t('yourData.bringIn.send')],
    shows: (t) => t('yourData.bringIn.none'),
  },
  {
    name: 'erasing with a wrong word',
    path,
    taps: (t) => [new RegExp(`^${t('yourData.erase.title')}`), t('yourData.erase.confirm')],
    shows: (t) => t('yourData.erase.wrong', { word: t('yourData.erase.word') }),
  },
]

/** Two caregivers, one of them with a long name, and two open invitations. */
async function twoCaregivers(page: Page) {
  const { email } = await newFamily(page, CHILD)
  const { code } = await inviteBy(page)
  const other = { name: LONG, email: `a.rather.long.address.${email}`, password: PASSWORD, invite: code }
  await call(page, 'POST', 'auth/sign-up/email', other)
  await call(page, 'POST', 'auth/sign-in/email', { email, password: PASSWORD })
  for (let made = 0; made < 2; made++) await inviteBy(page)
}

export const family: Scene[] = [{ begin: twoCaregivers, screens }]
