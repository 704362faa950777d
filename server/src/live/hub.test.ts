import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Change } from './ear.ts'
import { changesOf, newHub, touching } from './hub.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const change = (more: Partial<Change> = {}): Change => ({
  ...{ familyId: 'f', childId: 'mia', what: ['habits'], key: null },
  ...more,
})

/** A family's stream, from whose session anything may be asked. */
function newStream() {
  const isHere = vi.fn<() => Promise<boolean>>(async () => true)
  const hub = newHub(isHere)
  const leaving = new AbortController()
  const follow = (sessionHash = 's') => hub.follow({ familyId: 'f', sessionHash }, leaving.signal)
  return { hub, isHere, follow, leave: () => leaving.abort() }
}

test('while nobody reads, changes of one child become one', async () => {
  const { hub, follow } = newStream()
  const told = follow()
  for (let tap = 0; tap < 10_000; tap++) hub.deliver(change({ key: `tap-${tap}` }))
  hub.deliver(change({ what: ['moments'] }))
  hub.deliver(change({ childId: 'leo', key: 'alone' }))
  expect((await told.next()).value).toEqual({ id: null, childId: 'mia', what: ['habits', 'moments'] })
  expect((await told.next()).value).toEqual({ id: 'alone', childId: 'leo', what: ['habits'] })
})

test('what is committed between the asking and the first reading is told', async () => {
  const { hub, follow } = newStream()
  const told = follow()
  hub.deliver(change())
  expect((await told.next()).value).toMatchObject({ childId: 'mia' })
})

test('it ends with the next word when the session has ended, and that is not said', async () => {
  const { hub, isHere, follow } = newStream()
  const told = follow()
  isHere.mockResolvedValue(false)
  hub.deliver(change())
  expect(await told.next()).toEqual({ done: true, value: undefined })
})

test('a change of which there is nothing to tell only asks whether they are still there', async () => {
  const { hub, isHere, follow } = newStream()
  const next = follow().next()
  hub.deliver(change({ what: [] }))
  await vi.waitFor(() => expect(isHere).toHaveBeenCalledTimes(1), 30_000)
  hub.deliver(change())
  expect((await next).value).toMatchObject({ what: ['habits'] })
})

test('in case nobody says that the session has ended, it is asked every fifteen seconds', async () => {
  const { isHere, follow } = newStream()
  const next = follow().next()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isHere).toHaveBeenCalledTimes(4)
  isHere.mockResolvedValue(false)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await next).toEqual({ done: true, value: undefined })
})

test('tabs of one session are asked for once for each change', async () => {
  const { hub, isHere, follow } = newStream()
  const tabs = ['one', 'one', 'two'].map((session) => follow(session).next())
  hub.deliver(change())
  await Promise.all(tabs)
  expect(isHere).toHaveBeenCalledTimes(2)
})

test('who left is told no more, and leaves nothing behind', async () => {
  const { hub, isHere, follow, leave } = newStream()
  const next = follow().next()
  leave()
  expect(await next).toEqual({ done: true, value: undefined })
  hub.deliver(change())
  hub.deliverEverything()
  expect(isHere).not.toHaveBeenCalled()
  expect(vi.getTimerCount()).toBe(0)
})

test('a write that held no child is one of the whole family, and one that concerns two families is told to both', () => {
  const touched = touching('here', 'there')
  expect(changesOf(touched, ['family'], 'k')).toEqual([
    { familyId: 'here', childId: null, what: ['family'], key: 'k' },
    { familyId: 'there', childId: null, what: ['family'], key: 'k' },
  ])
  touched.children.add('mia')
  expect(changesOf(touched, ['habits'], null).map(({ childId }) => childId)).toEqual(['mia', 'mia'])
})
