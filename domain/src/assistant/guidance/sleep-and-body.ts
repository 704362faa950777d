import { every, from, orUnknown } from '../band.ts'
import type { Guidance } from './guidance.ts'

const untilTwelve = orUnknown(['1-3', '4-5', '6-8', '9-12'])

/** Nights, meals and mornings. */
export const sleepAndBody = {
  bedtime: {
    tips: {
      steps: { bands: untilTwelve, source: 'mindell' },
      screens: { bands: every, source: 'aapSleep' },
      pass: { bands: ['4-5', '6-8'], source: 'friman' },
      nightmare: { bands: untilTwelve, source: 'ours' },
      wake: { bands: ['13-17'], source: 'ours' },
      normToddler: { bands: ['1-3'], source: 'aasm' },
      normPreschool: { bands: ['4-5'], source: 'aasm' },
      normSchool: { bands: ['6-8', '9-12'], source: { en: 'aasm', zh: 'moe', es: 'aasm' } },
      normTeen: { bands: ['13-17'], source: { en: 'aasm', zh: 'moe', es: 'aasm' } },
    },
    tries: {
      habit: { bands: ['6-8', '9-12'], screen: 'habits', offers: true },
      wake: { bands: ['13-17'], screen: 'habits', offers: true },
      moment: { bands: ['1-3', '4-5', 'unknown'], screen: 'moments' },
    },
    flag: true,
  },
  mornings: {
    tips: {
      pictures: { bands: ['4-5', '6-8'], source: 'ours' },
      checklist: { bands: from(9), source: 'ours' },
      tonight: { bands: every, source: 'ours' },
      cue: { bands: orUnknown(['6-8', '9-12']), source: 'armitage' },
      teeth: { bands: ['1-3', '4-5'], source: 'nhs' },
      sameOrder: { bands: every, source: 'ours' },
    },
    tries: {
      habit: { bands: from(6), screen: 'habits', offers: true },
      behavior: { bands: ['4-5'], screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
  },
  eating: {
    tips: {
      roles: { bands: every, source: 'satter' },
      tastes: { bands: ['1-3', '4-5', '6-8', 'unknown'], source: 'fildes' },
      noPrize: { bands: every, source: 'ucanr' },
      cook: { bands: from(6), source: 'ours' },
    },
    tries: {
      behavior: { bands: from(4), screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
    flag: true,
  },
  bedwetting: {
    tips: {
      nobody: { bands: every, source: 'nice' },
      steps: { bands: orUnknown(from(4)), source: 'nice' },
      sheets: { bands: orUnknown(from(4)), source: 'nice' },
      early: { bands: ['1-3'], source: 'ours' },
    },
    tries: {
      habit: { bands: from(6), screen: 'habits', offers: true },
      behavior: { bands: ['4-5'], screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
    flag: true,
    gentle: true,
  },
} as const satisfies Record<string, Guidance>
