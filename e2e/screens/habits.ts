import type { Page } from '@playwright/test'
import type { Translate } from '../../web/src/i18n/translate.ts'
import { newFamily } from '../family.ts'
import { cutCalls, holdCalls } from '../held-calls.ts'
import { letTimePass } from '../long-ago.ts'
import { addHabit, LONG_TITLE } from '../records.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'

const path = '/?screen=habits'
const add = (t: Translate) => [t('habits.add')]

const none: Screen[] = [
  { name: 'no habits', path, shows: (t) => t('habits.empty') },
  {
    name: 'add a habit',
    path,
    taps: add,
    further: (page, t) => page.getByText(t('difficulty.further')).click(),
    shows: (t) => t('difficulty.ownPointsHint'),
  },
  {
    name: 'add a habit with nothing filled in',
    path,
    taps: add,
    further: async (page, t) => {
      await page.getByLabel(t('habits.targetDays'), { exact: true }).fill('0')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('habits.add') })
        .click()
    },
    shows: (t) => t('complaints.habit_name_required'),
  },
]

/** Going well, forgotten, just begun with a long name, and done. */
async function plant(page: Page) {
  await addHabit(page, { title: 'Brush teeth', difficulty: 'medium', targetDays: 21 }, [1, 2, 3, 4, 5, 6, 7, 8])
  await addHabit(page, { title: 'Read', description: 'Together on the sofa.', targetDays: 66 }, [0, 2, 5])
  await addHabit(page, { title: LONG_TITLE, difficulty: 'hard', targetDays: 365 })
  await addHabit(page, { title: 'Tidy up', targetDays: 2 }, [1])
  await addHabit(page, { title: 'Make the bed', targetDays: 3 }, [1, 2, 3])
}

const many: Screen[] = [
  { name: 'habits', path, shows: () => LONG_TITLE },
  { name: 'an earlier week', path, further: earlierWeek, shows: (t) => t('habits.doneToday') },
  {
    name: 'delete a habit',
    path,
    taps: (t) => [t('habits.remove', { title: LONG_TITLE })],
    shows: (t) => t('habits.removeWarning'),
  },
  {
    name: 'undo a kept day',
    path,
    further: (page, t) =>
      page
        .getByRole('article', { name: 'Read', exact: true })
        .getByRole('button', { name: t('habits.days.undo', { day: '' }) })
        .last()
        .click(),
    shows: (t) => t('habits.undoWhat', { count: 2 }),
  },
  {
    name: 'a habit just ticked',
    path,
    meanwhile: (page) => holdCalls(page, '**/checkin'),
    further: (page, t) =>
      page
        .getByRole('article', { name: 'Brush teeth' })
        .getByRole('button', { name: `${t('habits.checkIn')} ·` })
        .click(),
    shows: (t) => t('habits.doneToday'),
  },
  {
    name: 'a habit completed',
    path,
    further: (page, t) =>
      page
        .getByRole('article', { name: 'Tidy up' })
        .getByRole('button', { name: `${t('habits.checkIn')} ·` })
        .click(),
    shows: (t) => t('celebration.close'),
    mayJump: true,
  },
  {
    name: 'habits that load slowly',
    path,
    meanwhile: (page) => holdCalls(page, '**/api/habits/*'),
    shows: (t) => t('ui.loading'),
  },
  {
    name: 'days that load slowly',
    path,
    meanwhile: (page) => holdCalls(page, '**/api/habits/*/*'),
    shows: () => LONG_TITLE,
  },
  {
    name: 'habits that do not load',
    path,
    meanwhile: (page) => cutCalls(page, '**/api/habits/*'),
    shows: (t) => t('errors.unreachable'),
  },
]

async function earlierWeek(page: Page, t: Translate) {
  await page
    .getByRole('button', { name: t('habits.earlierWeek') })
    .first()
    .click()
}

/** Two that nobody has kept for long, and one in use. */
async function rest(page: Page) {
  await newFamily(page, CHILD)
  await addHabit(page, { title: LONG_TITLE }, [40, 41, 42])
  await addHabit(page, { title: 'Piano', targetDays: 365 })
  await letTimePass(page)
  await addHabit(page, { title: 'Read' }, [0])
}

const resting: Screen[] = [
  { name: 'habits that rest', path, shows: (t) => t('habits.resting', { count: 2 }) },
  {
    name: 'habits that rest, unfolded',
    path,
    taps: (t) => [t('habits.resting', { count: 2 })],
    shows: (t) => t('habits.restingHint'),
  },
]

export const habits: Scene[] = [
  { begin: (page) => newFamily(page, CHILD), screens: none },
  { begin: plant, screens: many },
  { begin: rest, screens: resting },
]
