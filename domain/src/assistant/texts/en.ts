import { chips } from './en/chips.ts'
import { feelings } from './en/feelings.ts'
import { frame } from './en/frame.ts'
import { growing } from './en/growing.ts'
import { ideas } from './en/ideas.ts'
import { rules } from './en/rules.ts'
import { safety } from './en/safety.ts'
import { sleepAndBody } from './en/sleep-and-body.ts'
import { together } from './en/together.ts'

export const en = {
  chips,
  frame,
  ideas,
  rules,
  safety,
  guidance: { ...sleepAndBody, ...feelings, ...together, ...growing },
}
