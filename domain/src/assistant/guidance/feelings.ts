import { every, from, orUnknown } from '../band.ts'
import type { Guidance } from './guidance.ts'

/** What goes on inside, of the child and of the parent. */
export const feelings = {
  tantrums: {
    tips: {
      calm: { bands: every, source: 'merck' },
      young: { bands: ['1-3', '4-5', 'unknown'], source: 'merck' },
      older: { bands: from(6), source: 'merck' },
      keepPoints: { bands: from(4), source: 'ours' },
      afterwards: { bands: every, source: 'ours' },
    },
    tries: {
      behavior: { bands: from(4), screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
    flag: true,
  },
  shyness: {
    tips: {
      gently: { bands: every, source: 'kiel' },
      ladder: { bands: every, source: 'ours' },
      tries: { bands: from(4), source: 'ours' },
      words: { bands: every, source: 'ours' },
    },
    tries: {
      behavior: { bands: from(4), screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
  },
  worry: {
    tips: {
      both: { bands: every, source: 'space' },
      steps: { bands: every, source: 'space' },
      listen: { bands: every, source: 'ours' },
    },
    tries: { moment: { bands: every, screen: 'moments' } },
    flag: true,
    gentle: true,
  },
  losing: {
    tips: {
      feelings: { bands: every, source: 'ours' },
      effort: { bands: every, source: 'brummelman' },
      mistakes: { bands: every, source: 'ours' },
    },
    tries: {
      skill: { bands: ['9-12', '13-17'], screen: 'skills' },
      behavior: { bands: ['4-5', '6-8'], screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
    flag: true,
  },
  mood: {
    tips: {
      talk: { bands: every, source: 'reese' },
      name: { bands: every, source: 'lieberman' },
      noPoints: { bands: every, source: 'ours' },
    },
    tries: { moment: { bands: every, screen: 'moments' } },
    gentle: true,
  },
  parentStress: {
    tips: {
      step: { bands: every, source: 'ours' },
      enough: { bands: every, source: 'ours' },
      help: { bands: every, source: 'ours' },
      repair: { bands: orUnknown(from(4)), source: 'ours' },
    },
    tries: { timeline: { bands: every, screen: 'timeline' } },
    gentle: true,
  },
} as const satisfies Record<string, Guidance>
