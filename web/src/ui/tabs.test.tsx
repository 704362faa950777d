// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const tabs = ['mine', 'all', 'redeemed'].map((value) => ({ value, label: value }))

function Shelf() {
  const [value, setValue] = useState('mine')
  return (
    <Tabs label="Rewards" value={value} tabs={tabs} onChange={setValue}>
      shows {value}
    </Tabs>
  )
}

test('arrows move round the tabs, and Tab stops at them once', async () => {
  render(<Shelf />)
  await userEvent.tab()
  expect(document.activeElement?.textContent).toBe('mine')
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement?.textContent).toBe('redeemed')
  expect(screen.getByRole('tabpanel', { name: 'redeemed' }).textContent).toBe('shows redeemed')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('all')
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})
