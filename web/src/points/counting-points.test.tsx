// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountingPoints } from './counting-points.tsx'

const calm = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))
beforeEach(() => calm(false))
afterEach(cleanup)

test('the number counts to where it goes, passing what lies between', () => {
  let draw: FrameRequestCallback = () => {}
  vi.stubGlobal('requestAnimationFrame', (next: FrameRequestCallback) => (draw = next))
  vi.stubGlobal('cancelAnimationFrame', () => {})
  const { container, rerender } = render(<CountingPoints points={100} />)
  expect(container.textContent).toBe('100')
  rerender(<CountingPoints points={200} />)
  const passed = [container.textContent]
  for (const now of [1000, 1200, 1400, 1600]) {
    act(() => draw(now))
    passed.push(container.textContent)
  }
  expect(passed).toEqual(['101', '101', '171', '196', '200'])
})

test('whoever wants less motion sees the new number at once', () => {
  calm(true)
  const { container, rerender } = render(<CountingPoints points={100} />)
  rerender(<CountingPoints points={5} />)
  expect(container.textContent).toBe('5')
})
