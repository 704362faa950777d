import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type FamiliesOf, lookTogether } from './look-together.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const follower = (nth: number) => ({ familyId: `f${nth}`, sessionHash: `s${nth}` })
const staying = new AbortController().signal
const onlyEven: FamiliesOf = async (all) =>
  new Map(all.filter((hash) => Number(hash.slice(1)) % 2 === 0).map((hash) => [hash, hash.replace('s', 'f')]))

test('all who come within a moment are one question, and each has an answer of their own', async () => {
  const familiesOf = vi.fn(onlyEven)
  const look = lookTogether(familiesOf)
  const answers = Array.from({ length: 40 }, (_, nth) => look(follower(nth), staying))
  await vi.advanceTimersByTimeAsync(1000)
  expect(await Promise.all(answers)).toEqual(Array.from({ length: 40 }, (_, nth) => nth % 2 === 0))
  expect(familiesOf).toHaveBeenCalledTimes(1)
})

test('no question is longer than a database takes', async () => {
  const familiesOf = vi.fn(onlyEven)
  const look = lookTogether(familiesOf)
  const answers = Array.from({ length: 1200 }, (_, nth) => look(follower(2 * nth), staying))
  await vi.advanceTimersByTimeAsync(1000)
  expect(new Set(await Promise.all(answers))).toEqual(new Set([true]))
  expect(familiesOf.mock.calls.map(([all]) => all.length)).toEqual([500, 500, 200])
})

test('a session that leads to another family by now does not count for the one before', async () => {
  const familiesOf = vi.fn(onlyEven)
  const look = lookTogether(familiesOf)
  const answers = [look({ familyId: 'before', sessionHash: 's2' }, staying), look(follower(2), staying)]
  await vi.advanceTimersByTimeAsync(1000)
  expect(await Promise.all(answers)).toEqual([false, true])
  expect(familiesOf.mock.calls).toEqual([[['s2']]])
})

test('nobody asks for those who left meanwhile', async () => {
  const familiesOf = vi.fn(onlyEven)
  const leaving = new AbortController()
  const answer = lookTogether(familiesOf)(follower(2), leaving.signal)
  leaving.abort()
  await vi.advanceTimersByTimeAsync(1000)
  expect([await answer, familiesOf.mock.calls.length]).toEqual([false, 0])
})

test('a question that fails is told to all who asked, and the next is another', async () => {
  const familiesOf = vi.fn(onlyEven)
  familiesOf.mockRejectedValueOnce(new Error('away'))
  const look = lookTogether(familiesOf)
  const first = Promise.allSettled([look(follower(2), staying), look(follower(4), staying)])
  await vi.advanceTimersByTimeAsync(1000)
  expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const second = look(follower(2), staying)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await second).toBe(true)
})
