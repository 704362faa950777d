import { every, from, orUnknown } from '../band.ts'
import type { Guidance } from './guidance.ts'

/** With brothers and sisters, parents and other children. */
export const together = {
  siblings: {
    tips: {
      fair: { bands: every, source: 'kowal' },
      mediate: { bands: orUnknown(['4-5', '6-8', '9-12']), source: 'smith' },
      near: { bands: ['1-3', '4-5'], source: 'kramer' },
      older: { bands: ['9-12', '13-17'], source: 'kramer' },
      noRanking: { bands: every, source: 'ours' },
    },
    tries: {
      behavior: { bands: from(4), screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
  },
  lying: {
    tips: {
      glad: { bands: orUnknown(['4-5', '6-8']), source: 'talwar' },
      calm: { bands: every, source: 'talwar' },
      noFine: { bands: orUnknown(from(4)), source: 'ours' },
      reason: { bands: every, source: 'ours' },
      wishes: { bands: ['1-3'], source: 'ours' },
    },
    tries: {
      behavior: { bands: from(4), screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
  },
  hitting: {
    tips: {
      stop: { bands: every, source: 'aapGentle' },
      words: { bands: every, source: 'aapGentle' },
      never: { bands: every, source: 'aap2018' },
      wayOut: { bands: from(6), source: 'ours' },
    },
    tries: {
      behavior: { bands: from(4), screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
    flag: true,
  },
  listening: {
    tips: {
      near: { bands: every, source: 'kazdin' },
      childTime: { bands: orUnknown(['1-3', '4-5', '6-8']), source: 'pcit' },
      consequence: { bands: orUnknown(from(4)), source: 'leijten' },
      agreement: { bands: ['13-17'], source: 'ours' },
      noShaming: { bands: every, source: 'aap2018' },
      needs: { bands: every, source: 'ours' },
    },
    tries: {
      behavior: { bands: from(4), screen: 'behaviors' },
      moment: { bands: ['1-3', 'unknown'], screen: 'moments' },
    },
  },
  bullying: {
    tips: {
      listen: { bands: every, source: 'mayo' },
      school: { bands: every, source: 'mayo' },
      phone: { bands: orUnknown(from(9)), source: 'mayo' },
      fetch: { bands: ['1-3', '4-5', '6-8'], source: 'mayo' },
    },
    tries: { moment: { bands: every, screen: 'moments' } },
    flag: true,
    gentle: true,
  },
} as const satisfies Record<string, Guidance>
