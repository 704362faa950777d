import type { Intent } from '../guidance/guidance.ts'
import type { Source } from '../guidance/sources.ts'
import type { Screen } from '../screens.ts'

/** On what a rule stands, where its "try today" leads, and which subject goes on from there. */
type About = {
  readonly source: Source
  readonly screen: Screen
  readonly intent: Intent
  /** The tip that says the same. */
  readonly twin?: `${Intent}.${string}`
}

export const RULES = {
  A1: { source: 'ours', screen: 'moments', intent: 'praise', twin: 'points.early' },
  A2: { source: 'ours', screen: 'behaviors', intent: 'praise' },
  A3: { source: 'leijten', screen: 'behaviors', intent: 'praise' },
  A4: { source: 'leijten', screen: 'behaviors', intent: 'listening' },
  A5: { source: 'ours', screen: 'behaviors', intent: 'points' },
  A6: { source: 'pentecost', screen: 'behaviors', intent: 'praise' },
  A7: { source: 'kazdin', screen: 'behaviors', intent: 'points' },
  H1: { source: 'lally', screen: 'habits', intent: 'habits', twin: 'habits.missing' },
  H2: { source: 'ours', screen: 'habits', intent: 'habits' },
  H3: { source: 'brummelman', screen: 'habits', intent: 'praise' },
  H4: { source: 'kazdin', screen: 'habits', intent: 'praise' },
  H5: { source: 'ours', screen: 'habits', intent: 'habits', twin: 'habits.one' },
  H6: { source: 'ours', screen: 'habits', intent: 'habits' },
  S1: { source: 'schunk', screen: 'skills', intent: 'motivation' },
  S2: { source: 'brummelman', screen: 'skills', intent: 'praise' },
  B1: { source: 'ours', screen: 'rewards', intent: 'points' },
  B2: { source: 'ours', screen: 'rewards', intent: 'points' },
  B3: { source: 'kazdin', screen: 'rewards', intent: 'points' },
  B4: { source: 'ours', screen: 'rewards', intent: 'points' },
  B5: { source: 'ours', screen: 'rewards', intent: 'screens' },
  B6: { source: 'ours', screen: 'rewards', intent: 'motivation' },
  M1: { source: 'reese', screen: 'moments', intent: 'mood', twin: 'mood.talk' },
  M2: { source: 'ours', screen: 'moments', intent: 'bedtime' },
  M3: { source: 'reese', screen: 'moments', intent: 'mood', twin: 'mood.talk' },
  F1: { source: 'ours', screen: 'moments', intent: 'siblings' },
  F2: { source: 'ours', screen: 'moments', intent: 'praise' },
} as const satisfies Record<string, About>

export type RuleId = keyof typeof RULES
export const aboutRule = (rule: RuleId): About => RULES[rule]
