// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { ChoiceGroup } from './choice.tsx'
import { TextField } from './field.tsx'

afterEach(cleanup)

const describes = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

test('a field is tied to its label, hint and error', () => {
  const { rerender } = render(<TextField label="Name" hint="As at home" />)
  const input = screen.getByRole('textbox', { name: 'Name' })
  expect(describes(input)).toEqual(['As at home'])
  expect(input.getAttribute('aria-invalid')).toBeNull()

  rerender(<TextField label="Name" hint="As at home" error="Please enter a name" />)
  expect(describes(input)).toEqual(['Please enter a name', 'As at home'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('a password can be looked at, without losing what was typed', async () => {
  render(<TextField label="Password" type="password" reveal={{ show: 'Show', hide: 'Hide' }} />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  await userEvent.type(input, 'secret words')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(input.type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
  expect(input.type).toBe('password')
  expect(input.value).toBe('secret words')
})

test('a choice answers to arrows, like any radio group', async () => {
  const onChange = vi.fn()
  const options = ['easy', 'medium', 'hard'].map((value) => ({ value, label: value }))
  render(<ChoiceGroup legend="How hard?" value="easy" options={options} onChange={onChange} />)
  expect(screen.getByRole('group', { name: 'How hard?' })).toBeTruthy()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'easy' }))
  await userEvent.keyboard('{ArrowDown}')
  expect(onChange).toHaveBeenCalledWith('medium')
})

test('a busy button can be focused, says so, and does nothing', async () => {
  const save = vi.fn()
  const submit = vi.fn()
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={save}>
        Save
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Save' })
  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(save).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
})
