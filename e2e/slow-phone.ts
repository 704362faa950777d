import type { Page } from '@playwright/test'
import { keepNotices } from './keep-notices.ts'

/** `SLOW=1 npm run e2e` tells the stories on an old phone far from its server. */
export const isSlow = Boolean(process.env.SLOW)

/** A sixth of this machine's speed, and 0.4 s until each answer begins. */
export async function slowDown(page: Page) {
  const context = page.context()
  const browser = await context.newCDPSession(page)
  const farAway = { latency: 400, downloadThroughput: -1, uploadThroughput: -1 }
  const setOffline = (offline: boolean) => browser.send('Network.emulateNetworkConditions', { ...farAway, offline })
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await setOffline(false)
  // Of two that say how the network is, the browser believes the one that says it is there.
  const before = context.setOffline.bind(context)
  context.setOffline = async (offline) => void (await Promise.all([before(offline), setOffline(offline)]))
  await keepNotices(page)
}
