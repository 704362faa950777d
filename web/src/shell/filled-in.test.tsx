// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { filledIn, useFilledIn } from './filled-in.ts'

afterEach(cleanup)

function Title() {
  return <output>{useFilledIn('habit')?.title ?? 'nothing'}</output>
}
const opened = () => {
  cleanup()
  render(
    <StrictMode>
      <Title />
    </StrictMode>,
  )
  return screen.getByRole('status').textContent
}

test('a form is filled in once, with what is meant for it', () => {
  history.replaceState({ ...filledIn({ kind: 'habit', title: 'Read a page' }), sheets: 0 }, '')
  expect(opened()).toBe('Read a page')
  expect(history.state).toEqual({ sheets: 0 })
  expect(opened()).toBe('nothing')
})

test('what is meant for another stays for it', () => {
  history.replaceState(filledIn({ kind: 'praise' }), '')
  expect(opened()).toBe('nothing')
  expect(history.state).toEqual(filledIn({ kind: 'praise' }))
  history.replaceState(null, '')
  expect(opened()).toBe('nothing')
})
