import type { Page } from '@playwright/test'

type Worked = { worked: { longest: number } }

/** Asks for older lines until so many are there, or all there are; tells how many. */
export async function showAll(page: Page, lines: number) {
  const rows = page.locator('.timeline-line')
  const end = page.locator('.load-more-end')
  await rows.first().waitFor()
  for (;;) {
    const before = await rows.count()
    if (before >= lines || (await end.isVisible())) return before
    await page.locator('.load-more button').click()
    await page.waitForFunction((many) => document.querySelectorAll('.timeline-line').length > many, before)
  }
}

/** In the page: notes the longest piece of work that kept it from everything else. */
export function longestWork() {
  const worked = { longest: 0 }
  Object.assign(window, { worked })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) worked.longest = Math.max(worked.longest, duration)
  }).observe({ type: 'longtask' })
}

/** As a thumb flings it: a screen and a half at each sixth of a second, up and down again. */
export async function scrollToTheEnd(page: Page) {
  for (const way of [1, -1])
    for (let fling = 0; fling < 120; fling++) {
      await page.mouse.wheel(0, way * 1250)
      await page.waitForTimeout(160)
    }
  return page.evaluate(() => (window as unknown as Worked).worked.longest)
}
