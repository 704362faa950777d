import type { Page } from '@playwright/test'

/** Whoever taps is in time for a notice, which is gone after three seconds, or six with its `Undo`; a story on a busy machine may not be. */
export const keepNotices = (page: Page) =>
  page.addInitScript(() => {
    const begin = window.setTimeout.bind(window)
    const patient = (work: TimerHandler, milliseconds?: number, ...given: unknown[]) =>
      begin(work, milliseconds === 3000 || milliseconds === 6000 ? 30_000 : milliseconds, ...given)
    window.setTimeout = patient as typeof window.setTimeout
  })
