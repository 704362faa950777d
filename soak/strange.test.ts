import { afterEach, expect, test } from 'vitest'
import { idleCrowd, tooManyForTheSystem } from './crowd.ts'
import { refuseGrowth } from './disk.ts'
import { playLong } from './long.ts'
import { littleMemory } from './memory.ts'
import { killAll } from './server-process.ts'
import { clockBack, slowDisk } from './strange.ts'

afterEach(killAll)

// What limits a process from outside is a tool of Linux.
test.skipIf(process.platform !== 'linux')(
  'on a full disk nobody can write and everybody can read, until there is room again',
  async () => {
    const { done, unavailable } = await refuseGrowth(1)
    expect(done).toBeGreaterThan(0)
    expect(unavailable).toBeGreaterThanOrEqual(32)
  },
  300_000,
)

test('with 200 MB for all of it families write while others sign up', async ({ skip }) => {
  const figures = await littleMemory(1)
  if (typeof figures === 'string') return skip(figures)
  expect(figures).toMatchObject({ done: expect.any(Number), unavailable: 0, broken: 0 })
}, 300_000)

test('under a steady load with open streams nobody waits in vain, and no table grows but what is written down', async () => {
  const { answered, heard } = await playLong(0.1)
  expect(answered).toBeGreaterThan(0)
  expect(heard).toBeGreaterThan(0)
}, 300_000)

test.skipIf(process.platform !== 'linux')(
  'more connections than the system gives descriptors for pass without a trace',
  async () => {
    expect(await tooManyForTheSystem(1)).toMatchObject({ done: expect.any(Number), unavailable: 0 })
  },
  300_000,
)

test.each([
  ['a crowd that holds connections and says nothing, or half of something', () => idleCrowd(500)],
  ['a disk that takes long over every commit', () => slowDisk(1)],
  ['a clock that is put back by an hour', () => clockBack(1)],
])(
  '%s keeps nobody from anything',
  async (_, play) => {
    expect(await play()).toMatchObject({ done: expect.any(Number), unavailable: 0, broken: 0 })
  },
  300_000,
)
