// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { NumberField } from './number-field.tsx'

afterEach(cleanup)

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
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More' }).disabled).toBe(true)
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
