import { chips } from './es/chips.ts'
import { feelings } from './es/feelings.ts'
import { frame } from './es/frame.ts'
import { growing } from './es/growing.ts'
import { ideas } from './es/ideas.ts'
import { rules } from './es/rules.ts'
import { safety } from './es/safety.ts'
import { sleepAndBody } from './es/sleep-and-body.ts'
import { together } from './es/together.ts'

export const es = {
  chips,
  frame,
  ideas,
  rules,
  safety,
  guidance: { ...sleepAndBody, ...feelings, ...together, ...growing },
}
