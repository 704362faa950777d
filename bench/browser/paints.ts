import type { Page } from '@playwright/test'

type Painted = { painted: { first: number; largest: number; at: number } }

/** In the page, before all else: notes when it is painted first, and when what is largest so far. */
export function paints() {
  const painted = { first: 0, largest: 0, at: 0 }
  Object.assign(window, { painted })
  const note = (entries: PerformanceEntry[]) => {
    for (const { name, entryType, startTime } of entries) {
      if (name === 'first-contentful-paint') painted.first = startTime
      if (entryType === 'largest-contentful-paint') painted.largest = startTime
      painted.at = performance.now()
    }
  }
  for (const type of ['paint', 'largest-contentful-paint'])
    new PerformanceObserver((list) => note(list.getEntries())).observe({ type, buffered: true })
}

/** Once nothing larger has come for two seconds. */
export async function seenPaints(page: Page) {
  await page.waitForFunction(() => {
    const { painted } = window as unknown as Painted
    return painted.first > 0 && painted.largest > 0 && performance.now() - painted.at > 2000
  })
  return page.evaluate(() => (window as unknown as Painted).painted)
}
