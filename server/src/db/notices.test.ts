import { setImmediate as tickOn, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshPostgres } from '../testing.ts'
import { openNotices } from './notices.ts'
import { openDatabase } from './open.ts'
import { wireTo } from './wire-testing.ts'

const soon = { timeout: 30_000, interval: 20 }
const hearing = () => ({ heard: vi.fn<(word: string) => void>(), missed: vi.fn(), trouble: vi.fn() })

/** One process that speaks over a wire which can be cut, and another that hears. Both listen all the while. */
async function twoProcesses() {
  const { url, drop } = await freshPostgres()
  const wire = await wireTo(url)
  const { db } = openDatabase({ kind: 'postgres', url: wire.url })
  const open = () => openNotices(db, () => new pg.Client({ connectionString: url }), 20_000)
  const [speaker, hearer] = [open(), open()]
  const [here, there] = [hearing(), hearing()]
  await Promise.all([speaker.listen(here), hearer.listen(there)])
  onTestFinished(async () => {
    await Promise.all([speaker.stop(), hearer.stop()])
    await db.destroy()
    wire.cut()
    await drop()
  })
  const isTold = () => expect.poll(() => here.trouble, soon).toHaveBeenCalled()
  return { wire, speaker, here, there, isTold }
}

test('what found no connection is said once there is one, and the trouble is told once', async () => {
  const { wire, speaker, here, there, isTold } = await twoProcesses()
  wire.cut()
  speaker.say('one')
  await isTold()
  speaker.say('two')
  // Long enough for some tries more.
  await wait(2_000)
  await wire.mend()
  await expect.poll(() => there.heard.mock.calls.flat().sort(), soon).toEqual(['one', 'two'])
  expect(here.trouble).toHaveBeenCalledTimes(1)
  expect(here.heard).not.toHaveBeenCalled()
})

test('what is too much to keep is heard as that everything may have changed', async () => {
  const { wire, speaker, here, there, isTold } = await twoProcesses()
  wire.cut()
  for (let word = 0; word < 20_001; word++) speaker.say(String(word))
  await isTold()
  expect(there.missed).toHaveBeenCalledTimes(1)
  await wire.mend()
  await expect.poll(() => there.missed, soon).toHaveBeenCalledTimes(2)
  speaker.say('after')
  await expect.poll(() => there.heard.mock.calls, soon).toEqual([['after']])
  expect(here.missed).toHaveBeenCalledTimes(1)
})

test('what is said at once travels together as far as it fits, and each word is heard, whatever becomes of another', async () => {
  const { wire, speaker, here, there } = await twoProcesses()
  const words = Array.from({ length: 600 }, (_, nth) => `${nth}`.padStart(100, 'ñ'))
  there.heard.mockImplementation((word) => {
    if (word === words[7]) throw new Error('Not understood')
  })
  const before = wire.ways()
  for (const word of words) speaker.say(word)
  await expect.poll(() => there.heard.mock.calls.flat(), soon).toEqual(words)
  expect(there.trouble).toHaveBeenCalledTimes(1)
  expect(here.trouble).not.toHaveBeenCalled()
  expect(wire.ways() - before).toBeLessThan(words.length / 5)
})

test('nothing is tried any more by who has stopped', async () => {
  const { wire, speaker, there, isTold } = await twoProcesses()
  wire.cut()
  speaker.say('one')
  await isTold()
  await speaker.stop()
  await wire.mend()
  await wait(1_500)
  expect(there.heard).not.toHaveBeenCalled()
})

test('who hears nothing tries again every five seconds at the latest', async () => {
  const never = vi.fn(() => new pg.Client({ host: '127.0.0.1', port: 1 }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.spyOn(Math, 'random').mockReturnValue(1)
  const { db } = openDatabase({ kind: 'postgres', url: 'postgres://127.0.0.1:1/none' })
  const { listen, stop } = openNotices(db, never, 20_000)
  await listen(hearing())
  for (let turn = 2; turn < 10; turn++) {
    await vi.advanceTimersByTimeAsync(5_000)
    for (let tick = 0; tick < 10_000 && never.mock.calls.length < turn; tick++) await tickOn()
    expect(never.mock.calls.length).toBeGreaterThanOrEqual(turn)
    // Its no is on the way.
    for (let tick = 0; tick < 10_000 && vi.getTimerCount() === 0; tick++) await tickOn()
  }
  await stop()
})
