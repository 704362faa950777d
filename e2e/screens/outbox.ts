import type { Page } from '@playwright/test'
import type { Translate } from '../../web/src/i18n/translate.ts'
import { firstChild, newFamily } from '../family.ts'
import { cutCalls } from '../held-calls.ts'
import { leaveInOutbox, signal } from '../outbox.ts'
import { LONG_TITLE } from '../records.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'

const screens: Screen[] = [
  {
    name: 'what was refused and what another left',
    path: '/',
    further: findLeft,
    shows: (t) => t('outbox.lostSight'),
    mayJump: true,
  },
  {
    name: 'all that was refused, unfolded',
    path: '/',
    further: (page, t) => page.getByText(t('outbox.more', { count: 2 })).click(),
    shows: () => 'Cooked',
    mayJump: true,
  },
  // Last: from then on the phone forgets at each page what it has seen and kept.
  {
    name: 'what waits for a signal',
    path: '/?screen=behaviors',
    meanwhile: (page) => cutCalls(page, '**/api/behaviors'),
    further: giveWithoutSignal,
    shows: (t) => t('behaviors.gift'),
    mayJump: true,
  },
]

async function giveWithoutSignal(page: Page, t: Translate) {
  await signal(page).waitFor({ state: 'attached' })
  await page.locator('.gift').first().waitFor()
  for (const gift of await page.locator('.gift').all()) await gift.click()
  await page.getByRole('button', { name: t('outbox.show') }).click()
}

async function findLeft(page: Page, t: Translate) {
  await signal(page).waitFor({ state: 'attached' })
  const { id } = await (await page.request.get('/api/auth/user')).json()
  const { id: childId } = await firstChild(page)
  const entry = { version: 1, method: 'POST', path: '/api/behaviors', body: {} }
  const line = { childId, title: LONG_TITLE, points: 10 }
  await leaveInOutbox(page, [
    { ...entry, key: 'long-ago', caregiver: { id, name: 'Ana' }, line, triedAt: '2020-01-01T00:00:00.000Z' },
    { ...entry, caregiver: { id, name: 'Ana' }, line: { ...line, title: 'Sang' } },
    // More than are shown at once.
    ...['Danced', 'Swam', 'Cooked'].map((title) => ({
      ...entry,
      caregiver: { id, name: 'Ana' },
      line: { ...line, title },
    })),
    { ...entry, key: 'of-another', caregiver: { id: 'other', name: LONG_TITLE }, line },
  ])
  await page.reload()
  await page.getByText(t('outbox.unreadable')).first().waitFor()
}

export const outbox: Scene[] = [{ begin: (page) => newFamily(page, CHILD), screens }]
