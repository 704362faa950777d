import type { Page } from '@playwright/test'
import type { Translate } from '../../web/src/i18n/translate.ts'
import { daysAgo } from '../days.ts'
import { newFamily } from '../family.ts'
import { cutCalls, holdCalls } from '../held-calls.ts'
import { letTimePass } from '../long-ago.ts'
import { addSkill, changeSkill, LONG_TITLE } from '../records.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'

const path = '/?screen=skills'
const add = (t: Translate) => [t('skills.add')]
const completed = (page: Page, t: Translate) =>
  page
    .getByRole('tab')
    .filter({ hasText: t('skills.completed', { count: 2 }) })
    .click()

const none: Screen[] = [
  { name: 'no challenges', path, shows: (t) => t('skills.empty') },
  {
    name: 'add a challenge',
    path,
    taps: add,
    further: (page, t) => page.getByText(t('difficulty.further')).click(),
    shows: (t) => t('difficulty.ownPointsHint'),
  },
  {
    name: 'add a challenge with nothing filled in',
    path,
    taps: add,
    further: async (page, t) => {
      await page.getByLabel(t('skills.target'), { exact: true }).fill('0')
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('skills.add') })
        .click()
    },
    shows: (t) => t('complaints.target_value_positive'),
  },
]

/** With a line of scores, open, late with a long name, and two that are done. */
async function practise(page: Page) {
  const rope = { title: 'Jump rope', difficulty: 'medium', targetValue: 100, targetUnit: 'times' } as const
  await addSkill(page, { ...rope, dueDate: daysAgo(-9) }, [40, 35, 60, 72])
  await addSkill(page, { title: 'Poems', description: 'One a week.' }, [3])
  await addSkill(page, { title: LONG_TITLE, difficulty: 'hard', targetValue: 123456.75, dueDate: daysAgo(2) })
  await addSkill(page, { title: 'Sums', targetValue: 50, targetUnit: 'problems' }, [20, 50])
  await changeSkill(page, await addSkill(page, { title: 'Tie shoelaces' }), { isCompleted: true })
}

const many: Screen[] = [
  { name: 'challenges', path, shows: () => LONG_TITLE },
  { name: 'completed challenges', path, further: completed, shows: () => 'Tie shoelaces' },
  {
    name: 'record a score',
    path,
    further: (page, t) =>
      page
        .getByRole('button', { name: t('skills.record') })
        .first()
        .click(),
    shows: (t) => t('skills.recordTitle'),
  },
  {
    name: 'record no score',
    path,
    further: async (page, t) => {
      await page
        .getByRole('button', { name: t('skills.record') })
        .first()
        .click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('skills.save'), exact: true })
        .click()
    },
    shows: (t) => t('complaints.score_invalid'),
  },
  {
    name: 'delete a challenge',
    path,
    taps: (t) => [t('skills.remove', { title: LONG_TITLE })],
    shows: (t) => t('skills.removeWarning'),
  },
  {
    name: 'challenges that load slowly',
    path,
    meanwhile: (page) => holdCalls(page, '**/api/skills/*'),
    shows: (t) => t('ui.loading'),
  },
  {
    name: 'challenges that do not load',
    path,
    meanwhile: (page) => cutCalls(page, '**/api/skills/*'),
    shows: (t) => t('errors.unreachable'),
  },
]

/** Two without a score for long, and one in use. */
async function rest(page: Page) {
  await newFamily(page, CHILD)
  await addSkill(page, { title: LONG_TITLE, targetValue: 123456.75, targetUnit: 'times' }, [3, 40])
  await addSkill(page, { title: 'Handstand', targetValue: 30, targetUnit: 'seconds' })
  await letTimePass(page)
  await addSkill(page, { title: 'Poems', targetValue: 10 }, [3])
}

const resting: Screen[] = [
  { name: 'challenges that rest', path, shows: (t) => t('skills.resting', { count: 2 }) },
  {
    name: 'challenges that rest, unfolded',
    path,
    taps: (t) => [t('skills.resting', { count: 2 })],
    shows: (t) => t('skills.restingHint'),
  },
]

export const skills: Scene[] = [
  { begin: (page) => newFamily(page, CHILD), screens: none },
  { begin: practise, screens: many },
  { begin: rest, screens: resting },
]
