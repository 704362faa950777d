// @vitest-environment jsdom
import type { NewMoment } from '@sprout/domain/moments/model'
import { act, cleanup, render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
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

const come = () => void render(<Telling />)
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
