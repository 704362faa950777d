// @vitest-environment jsdom
import '../patience-testing.ts'
import { childCalls } from '@sprout/domain/children/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useAct } from './act.ts'
import { problem } from './problem-testing.ts'
import { newQueryClient } from './query-client.ts'
import { jsonReply } from './reply-testing.ts'

afterEach(cleanup)

/** Two buttons, and a server that answers when it is told to. */
function open() {
  const told = vi.fn<(what: string) => void>()
  const answers: ((response: Response | PromiseLike<Response>) => void)[] = []
  const keys: (string | null)[] = []
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'))
    const { promise, resolve } = Promise.withResolvers<Response>()
    answers.push(resolve)
    return promise
  })
  function Adders() {
    const { mutate } = useAct(childCalls.add)
    const add = (name: string) =>
      mutate(
        { body: { name } },
        { onSuccess: () => told(`${name} is here`), onError: ({ message }) => told(`${name}: ${message}`) },
      )
    return ['Mia', 'Leo'].map((name) => (
      <button key={name} type="button" onClick={() => add(name)}>
        {name}
      </button>
    ))
  }
  const { unmount } = render(
    <QueryClientProvider client={newQueryClient()}>
      <Adders />
    </QueryClientProvider>,
  )
  const tap = async (name: string) => {
    const before = answers.length
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(answers).toHaveLength(before + 1))
  }
  return { tap, answers, keys, told, unmount }
}

test('of two taps each is told what came of it', async () => {
  const { tap, answers, told } = open()
  await tap('Mia')
  await tap('Leo')
  answers[1]?.(problem(409, { detail: 'No.' }))
  answers[0]?.(jsonReply({ id: 'c' }))
  await waitFor(() => expect(told.mock.calls.flat().sort()).toEqual(['Leo: 409: No.', 'Mia is here']))
})

test('what came of a tap is told also when its screen has been left', async () => {
  const { tap, answers, told, unmount } = open()
  await tap('Mia')
  await tap('Leo')
  unmount()
  answers[0]?.(jsonReply({ id: 'c' }))
  answers[1]?.(problem(409, { detail: 'No.' }))
  await waitFor(() => expect(told.mock.calls.flat().sort()).toEqual(['Leo: 409: No.', 'Mia is here']))
})

test.each([
  ['no answer came', () => Promise.reject(new TypeError('no signal'))],
  ['the server does not know', () => problem(503, { code: 'unavailable', detail: '' })],
])('asked again when %s, it goes with the same key, and is not done twice; then with a new one', async (_, lost) => {
  const { tap, answers, keys, told } = open()
  await tap('Mia')
  answers[0]?.(lost())
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  await tap('Leo')
  await tap('Mia')
  answers[2]?.(jsonReply({ id: 'c' }))
  await waitFor(() => expect(told).toHaveBeenLastCalledWith('Mia is here'))
  await tap('Mia')
  const [first, another, again, later] = keys
  expect(again).toBe(first)
  expect(new Set([first, another, later]).size).toBe(3)
})

test('what was refused is another tap when it is asked again', async () => {
  const { tap, answers, keys, told } = open()
  await tap('Mia')
  answers[0]?.(problem(409, { detail: 'No.' }))
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  await tap('Mia')
  expect(keys[1]).not.toBe(keys[0])
})

test('what was asked in between and done makes the same again a new wish', async () => {
  const { tap, answers, keys, told } = open()
  await tap('Mia')
  answers[0]?.(Promise.reject(new TypeError('no signal')))
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  await tap('Leo')
  answers[1]?.(jsonReply({ id: 'c' }))
  await waitFor(() => expect(told).toHaveBeenCalledTimes(2))
  await tap('Mia')
  expect(keys[2]).not.toBe(keys[0])
})
