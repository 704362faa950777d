import { feelings } from './en/feelings.ts'
import { growing } from './en/growing.ts'
import { sleepAndBody } from './en/sleep-and-body.ts'
import { together } from './en/together.ts'

export const english = { ...sleepAndBody, ...feelings, ...together, ...growing }
