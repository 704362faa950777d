import { feelings } from './es/feelings.ts'
import { growing } from './es/growing.ts'
import { sleepAndBody } from './es/sleep-and-body.ts'
import { together } from './es/together.ts'

export const spanish = { ...sleepAndBody, ...feelings, ...together, ...growing }
