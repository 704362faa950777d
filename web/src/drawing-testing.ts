import { vi } from 'vitest'

/** jsdom draws nothing. */
export const animate = vi.fn(() => ({}) as Animation)
export const pretendToDraw = () => {
  Element.prototype.animate = animate.mockClear()
}
