import type { BrowserContext, Page, Request } from '@playwright/test'

/** What a visit costs the server: the calls that look, those that write, and their bytes on the wire with their heads. */
export type Visit = { looks: number; lookBytes: number; writes: number; writeBytes: number }

/** As it mostly goes: the app is opened from its cache, two good deeds are recorded, the timeline is read, and it is closed. */
export async function visit(page: Page, context: BrowserContext, home: string): Promise<Visit> {
  await page.goto(home)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForTimeout(3000)
  const calls: Request[] = []
  // The line for live changes has no end.
  const isCounted = (request: Request) => request.url().includes('/api/') && !request.url().endsWith('/api/live')
  context.on('requestfinished', (request) => void (isCounted(request) && calls.push(request)))
  await page.goto(home)
  await page.getByRole('link', { name: /^Behaviours/ }).tap()
  for (let deed = 0; deed < 2; deed++) {
    await page.getByRole('button', { name: /^Said hello/ }).tap()
    await page.waitForTimeout(4000)
  }
  await page.goBack()
  await page.getByRole('link', { name: 'Timeline' }).tap()
  await page.waitForTimeout(20_000)
  const sum = async (some: Request[]) => {
    const sizes = await Promise.all(some.map((call) => call.sizes()))
    const bytes = sizes.map((size) => size.responseHeadersSize + Math.max(0, size.responseBodySize))
    return bytes.reduce((all, each) => all + each, 0)
  }
  const looked = calls.filter((call) => call.method() === 'GET')
  const wrote = calls.filter((call) => call.method() !== 'GET')
  return {
    looks: looked.length,
    lookBytes: (await sum(looked)) / looked.length,
    writes: wrote.length,
    writeBytes: (await sum(wrote)) / wrote.length,
  }
}
