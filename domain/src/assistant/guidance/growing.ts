import { every, from, orUnknown } from '../band.ts'
import type { Guidance } from './guidance.ts'

/** Learning, helping, practising, and the points themselves. */
export const growing = {
  homework: {
    tips: {
      place: { bands: every, source: 'xu' },
      choices: { bands: every, source: 'xu' },
      start: { bands: every, source: 'ours' },
      near: { bands: ['6-8'], source: 'ours' },
      review: { bands: from(9), source: 'ours' },
      early: { bands: ['1-3', '4-5'], source: 'ours' },
    },
    tries: {
      behavior: { bands: from(4), screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
    flag: true,
  },
  screens: {
    tips: {
      normToddler: { bands: ['1-3'], source: { en: 'who', zh: 'nhc', es: 'aep' } },
      normPreschool: { bands: ['4-5'], source: { en: 'aap2016', zh: 'nhc', es: 'aep' } },
      normSchool: { bands: ['6-8', '9-12'], source: { en: 'aap2016', zh: 'nhc', es: 'aep' } },
      normTeen: { bands: ['13-17'], source: { en: 'aap2016', zh: 'nhc', es: 'aep' } },
      plan: { bands: every, source: 'aap2016' },
      reward: { bands: every, source: 'tang' },
      minutes: { bands: from(4), source: 'ours' },
      together: { bands: ['13-17'], source: 'ours' },
    },
    tries: {
      reward: { bands: from(4), screen: 'rewards' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
  },
  chores: {
    tips: {
      toddler: { bands: ['1-3'], source: 'aacap' },
      preschool: { bands: ['4-5'], source: 'aacap' },
      school: { bands: ['6-8'], source: 'aacap' },
      preteen: { bands: ['9-12'], source: 'aacap' },
      teen: { bands: ['13-17'], source: 'aacap' },
      together: { bands: every, source: 'ours' },
      basics: { bands: orUnknown(from(4)), source: 'ours' },
      thanks: { bands: ['1-3'], source: 'warneken' },
    },
    tries: {
      behavior: { bands: from(4), screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
  },
  motivation: {
    tips: {
      step: { bands: every, source: 'schunk' },
      choices: { bands: every, source: 'ours' },
      love: { bands: every, source: 'lepper' },
      reasons: { bands: every, source: 'ours' },
    },
    tries: {
      skill: { bands: ['9-12', '13-17'], screen: 'skills' },
      behavior: { bands: ['4-5', '6-8'], screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
  },
  habits: {
    tips: {
      cue: { bands: every, source: 'lally' },
      missing: { bands: every, source: 'lally' },
      one: { bands: every, source: 'ours' },
      time: { bands: orUnknown(from(6)), source: 'lally' },
      early: { bands: ['1-3', '4-5'], source: 'ours' },
    },
    tries: {
      habit: { bands: from(6), screen: 'habits', offers: true },
      // Where one is active already.
      keep: { bands: [], screen: 'habits' },
      behavior: { bands: ['4-5'], screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
  },
  praise: {
    tips: {
      deed: { bands: every, source: 'brummelman' },
      phrase: { bands: every, source: 'ours' },
      person: { bands: every, source: 'brummelman' },
      often: { bands: ['6-8', '9-12'], source: 'caldarella' },
      teen: { bands: ['13-17'], source: 'ours' },
    },
    tries: {
      behavior: { bands: from(4), screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
  },
  points: {
    tips: {
      recipe: { bands: orUnknown(from(4)), source: 'kazdin' },
      goal: { bands: orUnknown(from(4)), source: 'kazdin' },
      everyday: { bands: from(4), source: 'barkley' },
      agreed: { bands: orUnknown(from(4)), source: 'ours' },
      fresh: { bands: from(4), source: 'ours' },
      early: { bands: ['1-3'], source: 'ours' },
      helping: { bands: ['1-3'], source: 'warneken' },
    },
    tries: {
      reward: { bands: orUnknown(from(4)), screen: 'rewards' },
      moment: { bands: ['1-3'], screen: 'moments' },
    },
  },
} as const satisfies Record<string, Guidance>
