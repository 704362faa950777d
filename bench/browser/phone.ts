import { type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import { startDemo } from '../../e2e/demo.ts'
import { median } from '../median.ts'
import { longestWork, scrollToTheEnd, showAll } from './long-timeline.ts'
import { paints, seenPaints } from './paints.ts'
import { slowestTap, taps } from './taps.ts'
import { visit } from './visit.ts'

/**
 * What a parent waits for on a phone four times as slow as this machine, with slow 4G: until a page is painted, and until
 * a tap is seen. And, at this machine's own speed, how the installed app starts and how a long timeline scrolls.
 */
const ROUNDS = 5
const LINES = 10_000
/** 1.6 Mbit/s down, 0.75 up, 150 ms to the server and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }

const executablePath = process.env.CHROMIUM_PATH
const args = ['--no-sandbox', '--disable-quic']
const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) })
// The children share them: each has a third.
const demo = await startDemo('en', 3 * LINES)
const home = `${demo.url}/en`
try {
  const slow = [
    await tell('landing, first visit: largest paint', 1200, () => newPhone(false, firstPaint)),
    await tell('home, first visit: largest paint', 1200, () => newPhone(true, firstPaint)),
    await tell('home, taps: slowest of them until the next paint', 100, () => newPhone(true, tapAround)),
  ]
  const fast = [
    await tell('home, installed: first paint', 300, () => newPhone(true, startAgain)),
    await tell(
      `${LINES.toLocaleString('en')} records: longest work while they scroll`,
      50,
      () => newPhone(true, scroll),
      1,
    ),
  ]
  await newPhone(true, tellVisit)
  process.exitCode = [...slow, ...fast].every(Boolean) ? 0 : 1
} finally {
  await browser.close()
  await demo.stop()
}

/** The middle one of some rounds, and whether it is little enough. */
async function tell(what: string, most: number, measure: () => Promise<number>, rounds = ROUNDS) {
  const took: number[] = []
  while (took.length < rounds) took.push(Math.round(await measure()))
  const middle = median(took)
  console.log(`${what} ${middle} ms (the middle of ${took.join(', ')}; ${most} at most)`)
  return middle <= most
}

async function newPhone<T>(isSignedIn: boolean, measure: (page: Page, context: BrowserContext) => Promise<T>) {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB' })
  try {
    if (isSignedIn) await demo.signIn(context)
    const page = await context.newPage()
    await page.addInitScript(paints)
    return await measure(page, context)
  } finally {
    await context.close()
  }
}

async function slowDown(page: Page, context: BrowserContext) {
  const phone = await context.newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await phone.send('Network.emulateNetworkConditions', SLOW_4G)
}

async function firstPaint(page: Page, context: BrowserContext) {
  await slowDown(page, context)
  await page.goto(home)
  return (await seenPaints(page)).largest
}

async function tapAround(page: Page, context: BrowserContext) {
  await page.goto(home)
  await seenPaints(page)
  await slowDown(page, context)
  await page.evaluate(taps)
  return slowestTap(page)
}

/** Closed and opened again, once the service worker has all that it needs. */
async function startAgain(page: Page, context: BrowserContext) {
  await page.goto(home)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await seenPaints(page)
  await page.close()
  const again = await context.newPage()
  await again.addInitScript(paints)
  await again.goto(home)
  return (await seenPaints(again)).first
}

async function scroll(page: Page) {
  await page.goto(`${home}?tab=timeline`)
  await showAll(page, LINES)
  await page.evaluate(longestWork)
  return scrollToTheEnd(page)
}

async function tellVisit(page: Page, context: BrowserContext) {
  const { looks, lookBytes, writes, writeBytes } = await visit(page, context, home)
  console.log(
    `a visit: ${looks} calls that look, ${lookBytes.toFixed(0)} bytes each, and ${writes} that write, ${writeBytes.toFixed(0)} bytes each`,
  )
}
