import type { Page } from '@playwright/test'
import { newFamily } from '../family.ts'
import { cutCalls, holdCalls } from '../held-calls.ts'
import { addHabit, addSkill, behave, keepMoment } from '../records.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'

const path = '/?tab=timeline'
const LONG =
  'An afternoon at the lake with grandma and grandpa, two dogs, three sandwiches and a very small, very wet boat'

/** For the first child, made without the screens. */
export async function aRecordOfEachKind(page: Page) {
  const { id: repairs } = await behave(page, { title: 'Pushed Leo', points: -10 })
  await behave(page, { title: 'Small remedy', points: 5, category: 'remedy', repairs })
  await behave(page, { title: LONG.slice(0, 100), points: 100, description: LONG })
  await keepMoment(page, { weather: 'stormy', mood: 'very_sad', content: `${LONG} 👨‍👩‍👧‍👦\n\n${LONG}` })
  await keepMoment(page, { mood: 'grateful', date: '2026-01-02' })
  await addHabit(page, { title: 'Teeth', targetDays: 1, difficulty: 'medium' }, [0])
  await addSkill(page, { title: 'Rope', targetValue: 100, targetUnit: 'times', difficulty: 'hard' }, [104.5])
}

const many: Screen[] = [
  {
    name: 'timeline with a record of each kind',
    path,
    shows: (t) => t('timeline.end', { name: CHILD }),
  },
  {
    name: 'record that takes another along',
    path,
    further: (page) => page.getByRole('button', { name: /^Teeth(?!:|：)/ }).click(),
    shows: (t) => t('timeline.record.goesAlong'),
  },
  {
    name: 'record of a pair',
    path,
    further: (page) => page.getByRole('button', { name: /^Pushed Leo/ }).click(),
    shows: (t) => t('timeline.record.repairedBy'),
  },
  {
    name: 'record that cannot be asked about',
    path,
    meanwhile: (page) => cutCalls(page, '**/api/activities/*/undo'),
    further: (page) => page.getByRole('button', { name: /^An afternoon/ }).click(),
    shows: (t) => t('ui.retry'),
  },
  {
    name: 'timeline that loads slowly',
    path,
    meanwhile: (page) => holdCalls(page, '**/api/activities/**'),
    shows: (t) => t('timeline.subtitle'),
  },
  {
    name: 'timeline that does not load',
    path,
    meanwhile: (page) => cutCalls(page, '**/api/activities/**'),
    shows: (t) => t('errors.unreachable'),
  },
]

export const timeline: Scene[] = [
  {
    begin: (page) => newFamily(page, CHILD),
    screens: [{ name: 'timeline', path, shows: (t) => t('timeline.empty') }],
  },
  { begin: aRecordOfEachKind, screens: many },
]
