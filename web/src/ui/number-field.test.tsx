// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { NumberField } from './number-field.tsx'

afterEach(() => {
  cleanup()
  document.documentElement.removeAttribute('lang')
})

function Days({ first }: { first: number | null }) {
  const [value, setValue] = useState(first)
  return (
    <>
      <NumberField label="Days" value={value} onChange={setValue} min={1} max={365} less="Fewer" more="More" />
      <output>{String(value)}</output>
    </>
  )
}

const shown = () => screen.getByRole('status').textContent
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('two buttons step within the limits', async () => {
  render(<Days first={364} />)
  await tap('More')
  expect(shown()).toBe('365')
  const more = screen.getByRole('button', { name: 'More' })
  expect(more.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(more)
  await userEvent.keyboard('{Enter}')
  expect(shown()).toBe('365')
  await tap('Fewer')
  expect(shown()).toBe('364')
})

test('the first step from nothing is the least there is', async () => {
  render(<Days first={null} />)
  await tap('More')
  expect(shown()).toBe('1')
})

test('what is typed is kept, even when it does not fit; nothing is nothing', async () => {
  render(<Days first={21} />)
  await userEvent.clear(screen.getByLabelText('Days'))
  expect(shown()).toBe('null')
  await userEvent.type(screen.getByLabelText('Days'), '999')
  expect(shown()).toBe('999')
})

test('a comma is a comma in a browser of any language, and what was typed stays as it was typed', async () => {
  document.documentElement.setAttribute('lang', 'es')
  render(<Days first={null} />)
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Days' })
  for (const [text, value] of [
    ['1,', '1'],
    ['2,1', '2.1'],
    ['2.10', '2.1'],
    ['1.000', '1000'],
    ['1.00.0', 'NaN'],
    ['two', 'NaN'],
  ] as const) {
    await userEvent.clear(field)
    await userEvent.type(field, text)
    expect(field.value).toBe(text)
    expect(shown()).toBe(value)
  }
  await tap('More')
  expect([field.value, shown()]).toEqual(['1', '1'])
})

test('a step keeps the decimals that are there, and writes them with the sign of the language', async () => {
  document.documentElement.setAttribute('lang', 'es')
  render(<Days first={2.1} />)
  await tap('Fewer')
  expect(shown()).toBe('1.1')
  expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1,1')
})

test('whoever works by keyboard steps with the arrows, and hears the number and its limits', async () => {
  render(<Days first={364} />)
  const field = screen.getByRole('spinbutton', { name: 'Days' })
  const heard = () => ['now', 'min', 'max'].map((what) => field.getAttribute(`aria-value${what}`))
  await userEvent.type(field, '{ArrowUp}{ArrowUp}')
  expect(heard()).toEqual(['365', '1', '365'])
  await userEvent.type(field, '{ArrowDown}{ArrowDown}')
  expect(heard()).toEqual(['363', '1', '365'])
  await userEvent.clear(field)
  expect(heard()).toEqual([null, '1', '365'])
})
