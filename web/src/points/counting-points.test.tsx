// @vitest-environment jsdom
import '../patience-testing.ts'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountingPoints } from './counting-points.tsx'

const calm = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))
beforeEach(() => calm(false))
afterEach(cleanup)

test('the number counts to where it goes, passing what lies between', async () => {
  const { container, rerender } = render(<CountingPoints points={100} />)
  expect(container.textContent).toBe('100')
  rerender(<CountingPoints points={200} />)
  const passed = new Set<string>()
  await waitFor(
    () => {
      passed.add(container.textContent)
      expect(container.textContent).toBe('200')
    },
    { interval: 15 },
  )
  expect(passed.size).toBeGreaterThan(2)
})

test('whoever wants less motion sees the new number at once', () => {
  calm(true)
  const { container, rerender } = render(<CountingPoints points={100} />)
  rerender(<CountingPoints points={5} />)
  expect(container.textContent).toBe('5')
})
