import type { BrowserContext } from '@playwright/test'
import { liveCalls } from '@sprout/domain/live/contract'

/**
 * For what waits until the network is at rest: the line that tells what others change stays open, and never rests. It is
 * cut in the page: with a route of Playwright's the browser would keep no file, and fetch them anew for every page.
 */
export const withoutLive = (context: BrowserContext) =>
  context.addInitScript((live) => {
    const ask = window.fetch
    window.fetch = (asked, how) => (asked === live ? Promise.reject(new TypeError('It is cut.')) : ask(asked, how))
  }, liveCalls.follow.path)
