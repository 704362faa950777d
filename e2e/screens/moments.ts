import type { Page } from '@playwright/test'
import { newFamily } from '../family.ts'
import { cutCalls } from '../held-calls.ts'
import { keepMoment } from '../records.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'

const path = '/?screen=moments'
const LONG = 'An afternoon at the lake with grandma and grandpa, two dogs, and a very small, very wet boat 👨‍👩‍👧‍👦'

const none: Screen[] = [
  { name: 'moments with nothing kept', path, shows: (t) => t('moments.empty') },
  {
    name: 'moments with nothing chosen',
    path,
    taps: (t) => [t('moments.save')],
    shows: (t) => t('complaints.mood_required'),
    isToldOnce: true,
  },
  {
    name: 'moments of another day',
    path,
    further: (page, t) => page.getByRole('radio', { name: t('moments.otherDay') }).check(),
    shows: (t) => t('moments.date'),
  },
  {
    name: 'moments that do not load',
    path,
    meanwhile: (page) => cutCalls(page, '**/api/moments/**'),
    shows: (t) => t('errors.notLoaded'),
  },
]

async function remember(page: Page) {
  await keepMoment(page, { weather: 'stormy', mood: 'very_sad', content: `${LONG}\n\n${LONG}` })
  await keepMoment(page, { mood: 'grateful', date: '2026-01-02' })
}

const kept: Screen[] = [
  { name: 'moments', path, shows: (t) => t('moments.end') },
  {
    name: 'delete a moment',
    path,
    taps: (t) => [t('moments.remove', { title: `${t('moments.moods.very_sad')} · ${t('moments.weathers.stormy')}` })],
    shows: (t) => t('moments.removeStory'),
  },
]

export const moments: Scene[] = [
  { begin: (page) => newFamily(page, CHILD), screens: none },
  { begin: remember, screens: kept },
]
