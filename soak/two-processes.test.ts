import { afterAll, describe, vi } from 'vitest'
import { race } from '../server/src/points/races-testing.ts'
import { sendAgain } from '../server/src/points/same-key-testing.ts'
import { killAll } from './server-process.ts'
import { startTwo } from './two-processes.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
afterAll(killAll)

const start = () => startTwo(new Date('2026-03-29T12:00:00Z'))

describe('at the same moment, on two phones, at two processes', () => race(start))
describe('one tap that is sent ten times at once, to two processes in turn', () => sendAgain(start))
