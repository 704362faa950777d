import { describe } from 'vitest'
import { databases, startServer } from '../testing.ts'
import { sendAgain } from './same-key-testing.ts'

describe.each(Object.entries(databases))('one tap that is sent ten times at once on %s', (_, open) => {
  sendAgain(() => startServer(open))
})
