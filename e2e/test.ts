import { test as base } from '@playwright/test'
import { waitForOneDay } from './days.ts'
import { asAnOlderBrowser } from './older-browser.ts'
import { type Database, type Server, startServer } from './server.ts'
import { isSlow, slowDown } from './slow-phone.ts'
import { withoutLive } from './without-live.ts'

export type Options = {
  database: Database
  /** What other phones change is seen at once. Without, the page knows what it asked for, and the story when. */
  live: boolean
}

/** A story's browser stands in front of a server of its worker's own; `page.goto('/')` goes there. */
export const test = base.extend<Pick<Options, 'live'>, Pick<Options, 'database'> & { server: Server }>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  server: [
    async ({ database }, use) => {
      const server = await startServer(database)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  live: [false, { option: true }],
  context: async ({ context, live }, use, info) => {
    await waitForOneDay(info)
    await asAnOlderBrowser(context)
    if (!live) await withoutLive(context)
    await use(context)
  },
  page: async ({ page }, use) => {
    if (isSlow) await slowDown(page)
    await use(page)
  },
  baseURL: async ({ server }, use) => use(server.url),
})
