// @vitest-environment jsdom

import type { User } from '@sprout/domain/accounts/model'
import type { NewMoment } from '@sprout/domain/moments/model'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { currentUser } from '../accounts/current-user.ts'
import { forgetDrafts } from '../api/drafts.ts'
import { newQueryClient } from '../api/query-client.ts'
import { type MomentForm, useDraft, useMomentForm } from './moment-form.ts'

let form: MomentForm
let send: ReturnType<typeof useDraft>
let childId = ''
beforeEach(() => {
  cleanup()
  childId = crypto.randomUUID()
})

function Telling() {
  form = useMomentForm(childId)
  send = useDraft(childId, form)
  return null
}

const queries = newQueryClient()
const enter = (id: string | null) => queries.setQueryData(currentUser.queryKey, id === null ? null : ({ id } as User))
beforeEach(() => enter('ana'))
const come = () =>
  void render(
    <QueryClientProvider client={queries}>
      <Telling />
    </QueryClientProvider>,
  )
const story = () => form.getValues('content')
const type = (typed: Partial<NewMoment>) => act(() => form.reset({ ...form.getValues(), ...typed }))
const begin = () => send({ ...form.getValues(), weather: 'sunny', mood: 'happy', content: story() ?? '' })

test('what is kept leaves its form', () => {
  come()
  type({ content: 'First.' })
  const { kept } = begin()
  act(kept)
  expect(story()).toBe('')
})

test('what is typed while a moment is on its way stays', () => {
  come()
  type({ content: 'First.' })
  const { kept } = begin()
  type({ content: 'First. And then she sang.' })
  act(kept)
  expect(story()).toBe('First. And then she sang.')
})

test('a screen that is left while a moment is on its way keeps what was typed since, and nothing that is sent', () => {
  come()
  type({ content: 'First.' })
  begin()
  cleanup()
  come()
  expect(story()).toBe('')
  type({ content: 'Second.' })
  begin()
  type({ content: 'Third.' })
  cleanup()
  come()
  expect(story()).toBe('Third.')
})

test.each([
  ['on the screen', () => undefined],
  ['left again', cleanup],
])('a refused moment comes back before what was begun since, %s', (_, leave) => {
  come()
  type({ content: 'First.', mood: 'happy', weather: 'sunny' })
  const { refused } = begin()
  cleanup()
  come()
  type({ content: 'Second.', mood: 'sad' })
  leave()
  act(refused)
  cleanup()
  come()
  expect(form.getValues()).toMatchObject({ content: 'First.\n\nSecond.', mood: 'sad', weather: 'sunny' })
})

test('a refused moment that still stands in its form is not told twice', () => {
  come()
  type({ content: 'First.' })
  const { refused } = begin()
  act(refused)
  expect(story()).toBe('First.')
  cleanup()
  come()
  expect(story()).toBe('First.')
})

test('what one caregiver has written is found by no other, and what is forgotten by nobody', () => {
  come()
  type({ content: 'First.' })
  cleanup()
  enter('bob')
  come()
  expect(story()).toBe('')
  cleanup()
  enter('ana')
  come()
  expect(story()).toBe('First.')
  forgetDrafts()
  enter(null)
  cleanup()
  enter('ana')
  come()
  expect(story()).toBe('')
})

test('what is written is there for a page that begins anew, until it is kept', () => {
  const left = () => JSON.parse(sessionStorage.getItem('sprout.drafts') ?? '[]').map(([place]: [string]) => place)
  come()
  type({ content: 'First.' })
  window.dispatchEvent(new Event('pagehide'))
  expect(left()).toContain(`ana moment ${childId}`)
  const { kept } = begin()
  act(kept)
  expect(left()).not.toContain(`ana moment ${childId}`)
})
