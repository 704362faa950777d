// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchParts, lazyPart, pagePart, quietPart } from './lazy-part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))

test('a part that nobody waits for is asked for every few seconds until it has come', async () => {
  const asked = vi
    .fn(async () => () => <p>Here</p>)
    .mockRejectedValueOnce(new Error())
    .mockRejectedValueOnce(new Error())
  const Quiet = quietPart(asked)
  render(<Quiet />)
  expect(asked).not.toHaveBeenCalled()
  await wait(1500)
  expect(asked).toHaveBeenCalledTimes(1)
  await wait(5000)
  expect(asked).toHaveBeenCalledTimes(2)
  expect(screen.queryByText('Here')).toBeNull()
  await wait(5000)
  expect(screen.getByText('Here')).toBeTruthy()
  await wait(60_000)
  expect(asked).toHaveBeenCalledTimes(3)
})

test('whoever has left no longer asks for it', async () => {
  const asked = vi.fn().mockRejectedValue(new Error())
  const Quiet = quietPart(asked)
  const { unmount } = render(<Quiet />)
  await wait(1500)
  unmount()
  await wait(60_000)
  expect(asked).toHaveBeenCalledTimes(1)
})

test('what may be wanted next is fetched ahead, a page that nobody comes to from within when it is shown', async () => {
  const [near, far] = [vi.fn(async () => () => <p>Near</p>), vi.fn(async () => () => <p>Far</p>)]
  const Meanwhile = () => <p>Coming</p>
  const Near = lazyPart(near, Meanwhile)
  const Far = pagePart(far, Meanwhile, () => <p>Failed</p>)
  void fetchParts(new AbortController().signal)
  await wait(60_000)
  expect([near, far].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  const { unmount } = render(<Near />)
  expect(screen.getByText('Near')).toBeTruthy()
  unmount()
  render(<Far />)
  expect(screen.getByText('Coming')).toBeTruthy()
  await wait(0)
  expect(screen.getByText('Far')).toBeTruthy()
})
