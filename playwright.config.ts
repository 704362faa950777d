import { defineConfig, devices } from '@playwright/test'
import { isSlow } from './e2e/slow-phone.ts'
import type { Options } from './e2e/test.ts'

/** Found by `npm run e2e`; without it Playwright takes the one it has downloaded. */
const executablePath = process.env.CHROMIUM_PATH

export default defineConfig<Pick<Options, 'live'>, Pick<Options, 'database'>>({
  testDir: 'e2e/stories',
  outputDir: '.cache/stories',
  globalSetup: './scripts/postgres-for-tests.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // A busy machine is no failure.
  timeout: isSlow ? 540_000 : 180_000,
  expect: { timeout: isSlow ? 60_000 : 30_000, toMatchAriaSnapshot: { pathTemplate: 'e2e/heard/{arg}{ext}' } },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    // A tap goes where its button stands, and nothing has to come to rest first; the stories about what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Madrid',
    // A story holds and cuts calls, which would pass by it through a service worker; the stories about that allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'sqlite', use: { database: 'sqlite' } },
    { name: 'postgres', use: { database: 'postgres' }, grep: /@both/ },
  ],
})
