// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Facts } from './facts.tsx'

test('what is known is told with dots between, none of which ends a line', () => {
  const { container } = render(<Facts list={[false, 'Today', <time key="at">9:00</time>, 'Anna']} />)
  expect(container.textContent).toBe('Today · 9:00 · Anna')
  const facts = Array.from(container.querySelectorAll('.fact'), ({ textContent }) => textContent)
  expect(facts).toEqual(['Today', '· 9:00', '· Anna'])
})
