import type { Page } from '@playwright/test'
import { newFamily } from '../family.ts'
import { cutCalls, holdCalls } from '../held-calls.ts'
import { addReward, behave, redeem } from '../records.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'

const path = '/?tab=rewards'

/** The store of a child who has no points yet. */
const withoutPoints: Screen[] = [
  { name: 'rewards', path, shows: (t) => t('rewards.presets.toy_car') },
  {
    name: 'nothing redeemed',
    path,
    further: (page, t) => page.getByRole('tab', { name: t('rewards.views.redeemed') }).click(),
    shows: (t) => t('rewards.noneRedeemed'),
  },
  {
    name: 'add a reward with nothing filled in',
    path,
    taps: (t) => [t('rewards.add')],
    further: (page, t) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: t('rewards.add') })
        .click(),
    shows: (t) => t('complaints.reward_name_required'),
  },
  {
    name: 'delete a reward',
    path,
    taps: (t) => [t('rewards.remove', { title: t('rewards.presets.toy_car') })],
    shows: (t) => t('rewards.removeWarning'),
  },
  {
    name: 'rewards that do not load',
    path,
    meanwhile: (page) => cutCalls(page, '**/api/rewards/*'),
    shows: (t) => t('errors.notLoaded'),
  },
  {
    name: 'rewards that load slowly',
    path,
    meanwhile: (page) => holdCalls(page, '**/api/rewards/*'),
    shows: (t) => t('rewards.shelves.privilege'),
  },
  {
    name: 'reward that is too dear',
    path,
    further: async (page, t) => {
      const title = t('rewards.presets.toy_car')
      await page.getByRole('button', { name: t('rewards.redeemThis', { title }) }).click({ force: true })
      await page.getByRole('button', { name: t('ui.dismiss') }).focus()
    },
    shows: (t) => t('refusals.insufficient_points'),
    isToldOnce: true,
  },
]

const longName = `${'Superkalifragilistisch '.repeat(4)}👨‍👩‍👧‍👦`

/** Points to spend, a reward that is hard to fit in, and one that was redeemed. */
async function earn(page: Page) {
  for (const points of [100, 40]) await behave(page, { title: 'Helped', points })
  const description = 'https://example.org/'.repeat(5)
  await addReward(page, { title: longName, pointsCost: 1_000_000, category: 'outing', description })
  await redeem(page, await addReward(page, { title: longName, pointsCost: 1 }))
}

const inUse: Screen[] = [
  { name: 'rewards with points to spend', path, shows: () => longName },
  {
    name: 'redeem a reward',
    path,
    taps: (t) => [t('rewards.redeemThis', { title: t('rewards.presets.stickers') })],
    shows: (t) => t('rewards.redeemTitle', { title: t('rewards.presets.stickers') }),
  },
  {
    name: 'redeemed',
    path,
    further: (page, t) => page.getByRole('tab', { name: t('rewards.views.redeemed') }).click(),
    shows: () => '−1',
  },
]

export const rewards: Scene[] = [
  { begin: (page) => newFamily(page, CHILD), screens: withoutPoints },
  { begin: earn, screens: inUse },
]
