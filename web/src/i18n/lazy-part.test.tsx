// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchParts, lazyPart, quietPart } from './lazy-part.ts'

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

test('parts are fetched ahead one by one, what is named before all others, and each after a rest', async () => {
  const asked: string[] = []
  const part = (name: string) =>
    lazyPart(async () => {
      asked.push(name)
      return () => null
    })
  part('some dialog')
  const next = part('what a card leads to')
  const leaving = new AbortController()
  void fetchParts(leaving.signal, [next])
  await wait(1600)
  expect(asked).toEqual([])
  await wait(100)
  expect(asked).toEqual(['what a card leads to'])
  await vi.waitFor(async () => {
    await wait(1700)
    expect(asked).toEqual(['what a card leads to', 'some dialog'])
  })
  leaving.abort()
})
