// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ChoiceGroup } from '../ui/choice.tsx'
import { TextField } from '../ui/field.tsx'
import { SwitchField } from '../ui/switch-field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { isTyping } from './typing.ts'

afterEach(cleanup)

test('what stands in a field is being typed, until it is gone', async () => {
  const { rerender } = render(<TextField label="Title" />)
  expect(isTyping()).toBe(false)
  await userEvent.type(screen.getByLabelText('Title'), 'Piano')
  expect(isTyping()).toBe(true)
  await userEvent.clear(screen.getByLabelText('Title'))
  expect(isTyping()).toBe(false)
  rerender(<TextArea label="Story" />)
  await userEvent.type(screen.getByLabelText('Story'), 'Found a snail')
  expect(isTyping()).toBe(true)
  cleanup()
  expect(isTyping()).toBe(false)
})

test('nobody types into a choice, a switch or a file', async () => {
  const options = ['All', 'Gifts'].map((label) => ({ value: label, label }))
  render(
    <>
      <ChoiceGroup legend="Shelf" value="All" options={options} onChange={() => undefined} />
      <SwitchField label="Points stop at zero" checked={false} onChange={() => undefined} />
      <input type="file" aria-label="Document" />
      <input type="range" aria-label="How much" />
    </>,
  )
  await userEvent.click(screen.getByLabelText('Gifts'))
  await userEvent.click(screen.getByRole('switch'))
  await userEvent.upload(screen.getByLabelText('Document'), new File(['{}'], 'family.json'))
  fireEvent.input(screen.getByLabelText('How much'), { target: { value: '7' } })
  expect(isTyping()).toBe(false)
})
