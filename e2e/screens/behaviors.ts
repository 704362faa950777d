import type { Page } from '@playwright/test'
import { call } from '../call.ts'
import { firstChild, newFamily } from '../family.ts'
import { cutCalls, holdCalls } from '../held-calls.ts'
import { quickListOf } from '../kept.ts'
import { behave } from '../records.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'

const path = '/?screen=behaviors'
const LONG = '👩🏽‍🚀 Ran away, shouted, threw things, '.padEnd(100, 'und geschrien ')

/** A long correction to make good, and a quick action with a long name. */
async function aLotToTell(page: Page) {
  await newFamily(page, CHILD)
  await behave(page, { title: LONG, points: -15 })
  await call(page, 'POST', `behaviors/${(await firstChild(page)).id}/quick`, { title: LONG.slice(0, 99), points: 100 })
}

async function emptyTheList(page: Page) {
  for (const { id } of await quickListOf(page)) await call(page, 'DELETE', `behaviors/quick/${id}`)
  await page.reload()
}

const screens: Screen[] = [
  { name: 'behaviours', path, shows: (t) => t('behaviors.presets.tidy_toys') },
  {
    name: 'behaviours that load slowly',
    path,
    meanwhile: (page) => holdCalls(page, '**/quick'),
    shows: (t) => t('behaviors.gifts'),
  },
  {
    name: 'behaviours that do not load',
    path,
    meanwhile: (page) => cutCalls(page, '**/quick'),
    shows: (t) => t('errors.unreachable'),
  },
  {
    name: 'quick list being edited',
    path,
    taps: (t) => [t('behaviors.edit')],
    shows: (t) => t('behaviors.editDone'),
  },
  {
    name: 'something good',
    path,
    taps: (t) => [t('behaviors.addOwn')],
    shows: (t) => t('behaviors.form.reward.points'),
  },
  {
    name: 'a correction with nothing filled in',
    path,
    taps: (t) => [t('behaviors.correction'), t('behaviors.form.punishment.submit')],
    shows: (t) => t('complaints.behavior_name_required'),
  },
  {
    name: 'make good what',
    path,
    further: (page, t) => page.getByRole('button', { name: t('behaviors.remedy.small') }).click(),
    shows: (t) => t('behaviors.nothingNamed'),
  },
  {
    name: 'something just recorded',
    path,
    further: async (page, t) => {
      await page.getByRole('button', { name: t('behaviors.presets.tidy_toys') }).click()
      await page.getByRole('button', { name: t('ui.dismiss') }).focus()
    },
    shows: (t) => t('points.undo'),
    isToldOnce: true,
  },
  { name: 'empty quick list', path, further: emptyTheList, shows: (t) => t('behaviors.empty') },
]

export const behaviors: Scene[] = [{ begin: aLotToTell, screens }]
