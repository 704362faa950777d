import { newFamily } from '../family.ts'
import { cutCalls } from '../held-calls.ts'
import { addHabit, LONG_TITLE } from '../records.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'
import { aRecordOfEachKind } from './timeline.ts'

/** Besides what is the children's and the account's. */
const screens: Screen[] = [
  { name: 'profile', path: '/?tab=profile', shows: (t) => t('badges.kinds.skill_master.title') },
  { name: 'week for the fridge', path: '/?tab=profile&screen=weekSheet', shows: (t) => t('prints.week.hint') },
  { name: 'growth book', path: '/?tab=profile&screen=growthBook', shows: (t) => t('prints.book.year') },
  {
    name: 'all badges',
    path: '/?tab=profile',
    taps: (t) => [t('badges.seeAll')],
    shows: (t) => t('badges.kinds.run_66.takes'),
  },
  {
    name: 'feedback with nothing filled in',
    path: '/?tab=profile',
    taps: (t) => [new RegExp(`^${t('feedback.title')}`), t('feedback.send')],
    shows: (t) => t('complaints.feedback_message_short'),
  },
  {
    name: 'week that does not load',
    path: '/?tab=profile',
    meanwhile: (page) => cutCalls(page, '**/api/stats/**'),
    shows: (t) => t('errors.notLoaded'),
  },
]

export const profile: Scene[] = [
  {
    begin: async (page) => {
      await newFamily(page, CHILD)
      await aRecordOfEachKind(page)
      await addHabit(page, { title: LONG_TITLE }, [1])
    },
    screens,
  },
]
