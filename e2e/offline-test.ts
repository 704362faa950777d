import { type Line, layLine } from './line.ts'
import { test as base } from './test.ts'

/** A story with the service worker, on a line that can be cut. */
export const test = base.extend<{ line: Line }>({
  line: async ({ server }, use) => {
    const line = await layLine(server.url)
    await use(line)
    line.stop()
  },
  page: async ({ page }, use) => {
    page.route = () =>
      Promise.reject(new Error('a route misses what is asked while a worker takes over: take the line'))
    await use(page)
  },
  baseURL: async ({ line }, use) => use(line.url),
  serviceWorkers: 'allow',
})
