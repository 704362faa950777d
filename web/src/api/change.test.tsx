// @vitest-environment jsdom
import '../patience-testing.ts'
import { childCalls } from '@sprout/domain/children/contract'
import type { Child } from '@sprout/domain/children/model'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useChange } from './change.ts'
import { load } from './load.ts'
import { patch } from './patch.ts'
import { problem } from './problem-testing.ts'
import { newQueryClient } from './query-client.ts'
import { jsonReply } from './reply-testing.ts'

afterEach(cleanup)

const children = load(childCalls.list, {})
const named = (name: string) => (list: Child[]) => list.map((child) => ({ ...child, name }))

/** A child's name, and a button for each name it could have. */
function Namer({ names }: { names: string[] }) {
  const { data } = useQuery(children)
  const rename = useChange(childCalls.change, {
    optimistic: ({ body: { name } }) => [patch(children, named(name))],
  })
  return (
    <>
      <output>{data?.[0]?.name}</output>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => rename.mutate({ params: { id: 'c' }, body: { name } })}>
          {name}
        </button>
      ))}
    </>
  )
}

/** A server that keeps one name and answers each write only when it is told to. */
async function open(...names: string[]) {
  const kept = { name: 'Mia' }
  const waiting: { name: string; answer: (status: number) => void }[] = []
  const reads = vi.fn<(url: string) => void>()
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body: string }) => {
    if (method === 'GET') {
      reads(url)
      return jsonReply([{ id: 'c', ...kept }])
    }
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { name } = JSON.parse(body) as { name: string }
    const answer = (status: number) => {
      if (status === 200) kept.name = name
      resolve(problem(status, { code: 'not_found' }))
    }
    waiting.push({ name, answer })
    return promise
  })
  render(
    <QueryClientProvider client={newQueryClient()}>
      <Namer names={names} />
    </QueryClientProvider>,
  )
  await shows('Mia')
  const tap = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(waiting.at(-1)?.name).toBe(name))
  }
  return { tap, waiting, reads, kept }
}

const shows = (name: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(name))

test('what is certain is seen before the server has answered', async () => {
  const { tap, reads } = await open('Ana')
  await tap('Ana')
  await shows('Ana')
  expect(reads).toHaveBeenCalledTimes(1)
})

test('what is refused is taken back, and what the server knows is loaded', async () => {
  const { tap, waiting, kept } = await open('Ana')
  await tap('Ana')
  await shows('Ana')
  kept.name = 'Mia Sofía'
  waiting[0]?.answer(404)
  await shows('Mia Sofía')
})

test('of two writes the first does not bring back what the second has changed', async () => {
  const { tap, waiting, reads } = await open('Ana', 'Leo')
  await tap('Ana')
  await tap('Leo')
  waiting[0]?.answer(200)
  await new Promise((settled) => setTimeout(settled, 50))
  expect(screen.getByRole('status').textContent).toBe('Leo')
  expect(reads).toHaveBeenCalledTimes(1)
  waiting[1]?.answer(200)
  await waitFor(() => expect(reads).toHaveBeenCalledTimes(2))
  await shows('Leo')
})
