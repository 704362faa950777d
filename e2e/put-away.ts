import type { Page } from '@playwright/test'

/** For so long a second tap is meant for what stood there. */
const SECOND_TAP = 500

/** What was just told, and lies upon what is to be tapped next. */
export async function putAway(page: Page) {
  await page.locator('.toast-close').tap()
  await afterSecondTap(page)
}

export const afterSecondTap = (page: Page) => page.waitForTimeout(SECOND_TAP)
