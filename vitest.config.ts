import { defineConfig } from 'vitest/config'

/** Whoever puts something else in the place of a module. */
const ALONE = '**/*.alone.test.ts'

export default defineConfig({
  test: {
    // A file that needs a document asks for it: `// @vitest-environment jsdom`.
    environment: 'node',
    // Tests import what they use; Testing Library only clears the screen between them where it finds an afterEach.
    globals: true,
    unstubGlobals: true,
    expect: { poll: { timeout: 30_000 } },
    globalSetup: 'scripts/postgres-for-tests.ts',
    pool: 'threads',
    maxWorkers: 2,
    // A busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      // Pure: nothing is left behind that the next file could meet, and Pip's words are read once and not for each.
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'], isolate: false } },
      // Each has a database of its own, and what is in a module holds for any server.
      {
        test: { name: 'server', include: ['server/src/**/*.test.ts'], exclude: [ALONE], isolate: false },
      },
      {
        test: {
          name: 'all else',
          include: [
            ALONE,
            'web/src/**/*.test.{ts,tsx}',
            '{scripts,soak}/**/*.test.ts',
            '*.test.ts',
            '{docs,deploy}/*.test.ts',
          ],
        },
      },
    ],
  },
})
