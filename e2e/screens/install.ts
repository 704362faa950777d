import type { Page } from '@playwright/test'
import { newFamily } from '../family.ts'
import { CHILD, type Scene, type Screen } from './screen.ts'

/** Somebody has been here for ten seconds. */
const stay = (page: Page) =>
  page.addInitScript(() => {
    const since = performance.now.bind(performance)
    performance.now = () => since() + 10_000
  })

const screens: Screen[] = ['/', '/?tab=timeline'].map((path) => ({
  name: `the offer to install on ${path}`,
  path,
  meanwhile: stay,
  further: async (page) => {
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true })
      window.dispatchEvent(Object.assign(offer, { prompt: async () => ({ outcome: 'dismissed' }) }))
    })
    await page.keyboard.press('Shift')
  },
  shows: (t) => t('install.title'),
}))

export const install: Scene[] = [{ screens }, { begin: (page) => newFamily(page, CHILD), screens }]
