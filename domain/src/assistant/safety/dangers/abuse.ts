import type { Danger } from './danger.ts'

const GROWN_UP = ['partner', 'parent', 'relative', 'helper', 'stranger'] as const
const OUTSIDER = ['relative', 'helper', 'stranger', 'partner', 'parent'] as const

export const abuse: readonly Danger[] = [
  { signs: [GROWN_UP, 'hurtsSomeone'], within: 25, inOrder: true },
  { signs: [GROWN_UP, 'confines'], within: 30 },
  { signs: ['partner', 'violence', 'meOrUs'], within: 25, inOrder: true },
  { signs: ['drunken', 'violence', GROWN_UP] },
  { signs: ['threatens', ['partner', 'weapon', 'parent', 'stranger']], within: 60 },
  { signs: ['deathThreat'], unless: ['toyish'] },
  { signs: ['attacksMe'] },
  { signs: ['partner', 'rages'] },
  { signs: [['relative', 'helper', 'stranger', 'partner'], 'onTop'], within: 30 },
  { signs: [OUTSIDER, 'sexual'] },
  { signs: ['stranger', 'stalks'] },
  { signs: ['olderLover'] },
  { signs: ['weapon', 'menaces'], within: 25, unless: ['toyish'] },
  { signs: ['gun', ['menaces', 'discovered']], within: 30, unless: ['toyish'] },
  { signs: ['bruises', 'unexplained'], within: 60, unless: ['sporty'] },
  { signs: [OUTSIDER, 'touches', 'intimate'], unless: ['caring'] },
  { signs: [OUTSIDER, 'gropes', 'atNight'], unless: ['caring', 'bedtimeStory'] },
  { signs: ['forces'] },
  { signs: [['stranger', 'online'], 'nude'], unless: ['babyPictures'] },
  { signs: ['pictures', 'nude'], within: 30, unless: ['babyPictures'] },
  { signs: [['stranger', 'online'], 'lures', 'secrecy'], within: 60 },
  { signs: ['stranger', 'online', 'lures'], within: 60 },
  { signs: [['relative', 'helper', 'stranger', 'parent'], 'nightVisit'], within: 40, unless: ['bedtimeStory'] },
  { signs: [OUTSIDER, 'secrecy', ['touches', 'intimate', 'nude', 'lures']], within: 60 },
  { signs: ['fearful', ['relative', 'helper', 'partner', 'parent'], 'terrified'], within: 60 },
  { signs: ['intimateHurt'] },
  { signs: ['exploited'] },
  { signs: [GROWN_UP, 'gives', 'sedative', 'toChild'], within: 40 },
  { signs: ['scaredOfPartner'] },
  { signs: ['controls', 'fearsHim'], within: 60 },
  { signs: ['controls', 'controls', ['partner', 'iAmAfraid']], within: 60 },
  { signs: ['helper', 'pricks'], within: 30 },
]

export const unclear: readonly Danger[] = [
  /** A child who beats a parent up: no grown-up's abuse, and more than a toddler's slap. */
  { signs: ['beatsMe'], unless: ['toyish'] },
  /** Hunger that somebody chose is an illness, and no call to poison control. */
  { signs: ['purges'], unless: ['smallChild', 'tantrum'] },
  { signs: ['starves'] },
  { signs: ['wasted', 'refusesFood'] },
]

/** The grown-up who writes is the one to be afraid of. */
export const overwhelmed: readonly Danger[] = [
  { signs: ['iHurt', 'injury'] },
  { signs: ['iFear', 'harmIdea'], within: 40 },
]
export const missing: readonly Danger[] = [
  { signs: ['childGone'], unless: ['playfullyGone'] },
  { signs: ['ranOff', 'lateHour'], within: 40, unless: ['playfullyGone'] },
]
