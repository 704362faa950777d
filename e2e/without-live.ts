import type { BrowserContext } from '@playwright/test'

/**
 * For what waits until the network is at rest: the line that tells what others change stays open, and never rests. It is
 * cut in the page: with a route of Playwright's the browser would keep no file, and fetch them anew for every page.
 */
export const withoutLive = (context: BrowserContext) =>
  context.addInitScript(() => {
    const ask = window.fetch
    window.fetch = async (asked, how) => {
      if (new Request(asked).url.endsWith('/api/live')) throw new TypeError('The line is cut.')
      return await ask(asked, how)
    }
  })
