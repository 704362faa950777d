import type { Page } from '@playwright/test'

type Tapped = { slowest: number }

/** In the page: notes how long the slowest tap took until what it did was painted, as Chromium counts it. */
export function taps() {
  const tapped = { slowest: 0 }
  Object.assign(window, { tapped })
  const note = (entries: PerformanceEventTiming[]) => {
    for (const { interactionId, duration } of entries)
      if (interactionId) tapped.slowest = Math.max(tapped.slowest, duration)
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries() as PerformanceEventTiming[]))
  observer.observe({ type: 'event', buffered: false, durationThreshold: 16 } as PerformanceObserverInit)
}

/** A minute of a parent's: into the behaviours, two of them recorded, a dialog and back, the other places of the bar. */
export async function slowestTap(page: Page) {
  const tap = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    await page.getByRole(role, { name }).first().tap()
    await page.waitForTimeout(1500)
  }
  await tap(/^Behaviours/, 'link')
  await tap(/^Said hello/)
  await tap(/^Said hello/)
  for (const place of [/^Timeline/, /^Rewards/, /^Home/]) await tap(place, 'link')
  return page.evaluate(() => (window as unknown as { tapped: Tapped }).tapped.slowest)
}
