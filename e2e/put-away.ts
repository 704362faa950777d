import type { Page } from '@playwright/test'

/** What was just told, and lies upon what is to be tapped next. */
export const putAway = (page: Page) => page.locator('.toast-close').tap()
