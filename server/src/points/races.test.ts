import { describe } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { race } from './races-testing.ts'

describe.each(Object.entries(databases))('at the same moment, on two phones, on %s', (_, open) => {
  race(() => startServer(open))
})
