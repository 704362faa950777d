import type { Page } from '@playwright/test'
import { today } from '../days.ts'
import { addChild, newFamily } from '../family.ts'
import { cutCalls, cutPart, holdCalls } from '../held-calls.ts'
import { addHabit, addSkill, behave, keepMoment } from '../records.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'

const LONG = '👩🏽‍🚀 Swam to the island and back, '.padEnd(100, 'und zurück ')
const details = /\/api\/(stats|habits|skills|moments)\//

/** Something to tell on every card, and a birthday in the house. */
async function busyDay(page: Page) {
  await behave(page, { title: 'Helped to lay the table', points: 100 })
  await behave(page, { title: 'Pushed Leo', points: -15 })
  await addHabit(page, { title: 'Brush teeth' }, [0, 1])
  await addHabit(page, { title: 'Read' })
  await addSkill(page, { title: 'Swim to the island', targetValue: 100 }, [40])
  await keepMoment(page, { mood: 'very_happy' })
  await addChild(page, { name: 'Ada', birthday: `2016${today().slice(4)}` })
}

const busy: Screen[] = [
  { name: 'home of a busy day', path: '/', shows: (t) => t('home.birthday.today', { name: 'Ada' }) },
  {
    name: 'home that loads slowly',
    path: '/',
    meanwhile: (page) => holdCalls(page, details),
    shows: (t) => t('home.week.title'),
  },
  {
    name: 'home that does not load',
    path: '/',
    meanwhile: (page) => cutCalls(page, details),
    shows: (t) => t('errors.unreachable'),
  },
  {
    name: 'home without the picture of the week',
    path: '/',
    meanwhile: (page) => cutPart(page, 'soon'),
    shows: (t) => t('errors.reload'),
  },
  {
    name: 'a screen that cannot be fetched',
    path: '/?screen=behaviors',
    meanwhile: (page) => cutPart(page, 'behaviors-screen'),
    shows: (t) => t('errors.reload'),
    mayJump: true,
  },
  {
    name: 'a page that cannot be fetched',
    path: '/ai-chat',
    meanwhile: (page) => cutPart(page, 'chat-door'),
    shows: (t) => t('errors.reload'),
    mayJump: true,
  },
  {
    name: 'a dialog that cannot be fetched',
    path: '/',
    meanwhile: (page) => cutPart(page, 'child-dialogs'),
    further: (page) => page.locator('.top-bar-child', { hasText: CHILD }).click(),
    shows: (t) => t('errors.notLoaded'),
  },
]

const tellLong = (page: Page) => addSkill(page, { title: LONG, targetValue: 100 }, [90])

export const home: Scene[] = [
  {
    begin: (page) => newFamily(page, CHILD),
    screens: [{ name: 'home', path: '/', shows: (t) => t('home.empty') }],
  },
  { begin: busyDay, screens: busy },
  {
    begin: tellLong,
    screens: [{ name: 'home with a long name', path: '/', shows: () => 'Swam to the' }],
  },
]
