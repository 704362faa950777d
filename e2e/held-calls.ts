import type { Locator, Page, Route } from '@playwright/test'

/** A slow network: what is asked of this address waits until it is let go. */
export async function holdCalls(page: Page, address: string | RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await promise
    await route.continue()
  })
  return { letGo: resolve }
}

/** A server that does not answer, until it does again, on a phone that has seen nothing of it before. */
export async function cutCalls(page: Page, address: string | RegExp) {
  await page.addInitScript(() => {
    // A blank page may ask for none.
    if (location.protocol !== 'about:') window.indexedDB?.deleteDatabase('sprout')
  })
  const cut = (route: Route) => route.abort('connectionrefused')
  await page.route(address, cut)
  const mend = () => page.unroute(address, cut)
  /** With a tap that asks again. What the app asks again by itself until then, and might have shown before it, waits. */
  async function mendAt(again: Locator) {
    const { letGo } = await holdCalls(page, address)
    await mend()
    // Busy, if the app asks by itself just now.
    await again.click({ force: true })
    letGo()
  }
  return { mend, mendAt }
}

/** A server that refuses the next of these calls. */
export const refuseCalls = (page: Page, address: string | RegExp) =>
  page.route(
    address,
    (route) =>
      route.fulfill({
        status: 400,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 400, code: 'invalid_request', detail: 'No.' }),
      }),
    { times: 1 },
  )

/** A part of the app that cannot be fetched, until it can again: `cutPart(page, 'child-dialogs')`. */
export async function cutPart(page: Page, name: string) {
  const address = `**/assets/${name}-*.js`
  await page.route(address, (route) => route.abort('internetdisconnected'))
  return { mend: () => page.unroute(address) }
}
