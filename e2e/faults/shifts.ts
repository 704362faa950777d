import type { Page } from '@playwright/test'

const MOST_SHIFT = 0.02

type Watching = { shifts: { sum: number; moved: string[] } }
type Shift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** From now on: how far a page jumps while nobody touches it, and what of it moved. */
export async function shifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Watching['shifts'] = { sum: 0, moved: [] }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        shifts.sum += value
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const name =
            node instanceof Element ? `<${node.tagName.toLowerCase()} class="${node.className}">` : node?.nodeName
          shifts.moved.push(`${name} from ${from.y} (${from.height} high) to ${to.y} (${to.height})`)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const { sum, moved } = await page.evaluate(() => (window as unknown as Watching).shifts)
    return sum > MOST_SHIFT ? [`jumps by ${sum.toFixed(3)}: ${moved.join(', ')}`] : []
  }
}
