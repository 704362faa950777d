import { addChild, newFamily } from '../family.ts'
import { cutCalls, holdCalls } from '../held-calls.ts'
import { signal } from '../outbox.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'

const profile = '/?tab=profile'

const none: Screen[] = [
  { name: 'first run', path: '/', shows: (t) => t('children.first.hint') },
  { name: 'profile without a child', path: profile, shows: (t) => t('profile.soon') },
  {
    name: 'add a child',
    path: '/',
    taps: (t) => [t('children.add')],
    shows: (t) => t('childDialogs.avatarGroups.animal'),
  },
  {
    name: 'add a child with nothing filled in',
    path: '/',
    taps: (t) => [t('children.add')],
    further: (page, t) =>
      page
        .getByRole('dialog')
        .getByRole('button', { name: t('children.add') })
        .click(),
    shows: (t) => t('complaints.child_name_required'),
  },
]

const one: Screen[] = [
  {
    name: 'last child',
    path: profile,
    taps: (t) => [t('childDialogs.remove', { name: CHILD })],
    further: (page, t) => page.getByRole('button', { name: t('ui.dismiss') }).focus(),
    shows: (t) => t('refusals.last_child'),
    isToldOnce: true,
  },
]

const two: Screen[] = [
  { name: 'select', path: '/', taps: (t) => [new RegExp(t('shell.tapToSwitch'))], shows: () => 'Leo' },
  {
    name: 'edit',
    path: profile,
    taps: (t) => [t('childDialogs.edit', { name: 'Leo' })],
    shows: (t) => t('childDialogs.editTitle'),
  },
  {
    name: 'discard',
    path: profile,
    taps: (t) => [t('childDialogs.edit', { name: 'Leo' })],
    further: async (page, t) => {
      await page.getByLabel(t('childDialogs.name'), { exact: true }).fill('Leonor')
      await page.keyboard.press('Escape')
    },
    shows: (t) => t('forms.discardTitle'),
  },
  {
    name: 'delete',
    path: profile,
    taps: (t) => [t('childDialogs.remove', { name: 'Leo' })],
    shows: (t) => t('childDialogs.removeWarning', { name: 'Leo' }),
  },
  {
    name: 'children that load slowly',
    path: '/',
    meanwhile: (page) => holdCalls(page, '**/api/children'),
    shows: (t) => t('ui.loading'),
  },
  {
    name: 'children that do not load',
    path: '/',
    meanwhile: (page) => cutCalls(page, '**/api/children'),
    shows: (t) => t('errors.unreachable'),
  },
  {
    name: 'without a signal',
    path: profile,
    further: async (page) => {
      await page.getByText('Leo').first().waitFor()
      // What tells of it comes after all else, over the line.
      await signal(page).waitFor({ state: 'attached' })
      await page.context().setOffline(true)
    },
    shows: (t) => t('outbox.offline'),
    mayJump: true,
  },
]

export const children: Scene[] = [
  { begin: (page) => newFamily(page), screens: none },
  { begin: (page) => addChild(page, { name: CHILD, age: 7, avatarUrl: '🦁' }), screens: one },
  { begin: (page) => addChild(page, { name: 'Leo', age: 4, gender: 'boy', birthday: '2022-05-01' }), screens: two },
]
