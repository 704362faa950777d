import { chips } from './zh/chips.ts'
import { feelings } from './zh/feelings.ts'
import { frame } from './zh/frame.ts'
import { growing } from './zh/growing.ts'
import { ideas } from './zh/ideas.ts'
import { rules } from './zh/rules.ts'
import { safety } from './zh/safety.ts'
import { sleepAndBody } from './zh/sleep-and-body.ts'
import { together } from './zh/together.ts'

export const zh = {
  chips,
  frame,
  ideas,
  rules,
  safety,
  guidance: { ...sleepAndBody, ...feelings, ...together, ...growing },
}
