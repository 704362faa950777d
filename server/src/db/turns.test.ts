import { setImmediate as soon } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { newTurns, newTurnsOfEach } from './turns.ts'

/** Work that lasts until it is told to end, and what has begun so far. */
function slowWork() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
  }
  const end = async (name: string) => {
    await soon()
    ends.get(name)!()
    await soon()
  }
  return { begun, work, end }
}
const comeBack = { code: 'unavailable' }

describe('turns', () => {
  test('are so many at a time, in the order of asking', async () => {
    const { begun, work, end } = slowWork()
    const turns = newTurns(2)
    const all = ['a', 'b', 'c', 'd'].map((name) => turns.during(work(name)))
    await soon()
    expect([begun, turns.isFree()]).toEqual([['a', 'b'], false])
    await end('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    await end('a')
    for (const name of ['c', 'd']) await end(name)
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
    expect(turns.isIdle()).toBe(true)
  })

  test('that fail are given on', async () => {
    const turns = newTurns()
    const failing = turns.during(async () => Promise.reject(new Error('no')))
    const next = turns.during(async () => 'next')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe('next')
  })

  test('are not kept for whoever went away while they waited, or before', async () => {
    const { begun, work, end } = slowWork()
    const turns = newTurns()
    const going = new AbortController()
    const first = turns.during(work('first'))
    const left = turns.during(work('left'), () => going.signal)
    const gone = turns.during(work('gone'), () => AbortSignal.abort())
    const next = turns.during(work('next'))
    await expect(gone).rejects.toMatchObject(comeBack)
    going.abort()
    await expect(left).rejects.toMatchObject(comeBack)
    await end('first')
    await end('next')
    expect(await Promise.all([first, next])).toEqual(begun)
    expect(turns.isIdle()).toBe(true)
  })

  test('once begun are not taken away, and who need not wait is not asked for how long', async () => {
    const { work, end } = slowWork()
    const turns = newTurns()
    const going = new AbortController()
    const first = turns.during(work('first'), () => expect.fail('It need not wait'))
    const second = turns.during(work('second'), () => going.signal)
    await end('first')
    going.abort()
    await end('second')
    expect(await Promise.all([first, second])).toEqual(['first', 'second'])
    expect(turns.isIdle()).toBe(true)
  })
})

describe('turns of each', () => {
  test('wait for no other, and nothing is kept of whom nobody is at work', async () => {
    const { begun, work, end } = slowWork()
    const turns = newTurnsOfEach(2)
    const ana = ['a1', 'a2', 'a3'].map((name) => turns.during('ana', work(name)))
    const luis = turns.during('luis', work('l1'))
    await soon()
    expect([begun, turns.size()]).toEqual([['a1', 'a2', 'l1'], 2])
    await end('l1')
    await end('a1')
    expect([begun.at(-1), turns.size()]).toEqual(['a3', 1])
    for (const name of ['a2', 'a3']) await end(name)
    await Promise.all([...ana, luis])
    expect(turns.size()).toBe(0)
  })

  test('of who left the line late end no other turn', async () => {
    const { begun, work, end } = slowWork()
    const turns = newTurnsOfEach(1)
    const going = new AbortController()
    const first = turns.during('ana', async () => going.abort())
    const left = turns.during('ana', work('left'), () => going.signal)
    await Promise.allSettled([first, left])
    const second = turns.during('ana', work('second'))
    await soon()
    expect([begun, turns.size()]).toEqual([['second'], 1])
    await end('second')
    await second
    expect(turns.size()).toBe(0)
  })
})
