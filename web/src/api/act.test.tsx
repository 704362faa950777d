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
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', async () => {
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
  return { tap, answers, told, unmount }
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
