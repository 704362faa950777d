import { feelings } from './zh/feelings.ts'
import { growing } from './zh/growing.ts'
import { sleepAndBody } from './zh/sleep-and-body.ts'
import { together } from './zh/together.ts'

export const chinese = { ...sleepAndBody, ...feelings, ...together, ...growing }
