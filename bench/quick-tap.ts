import { chromium } from '@playwright/test'
import { startDemo } from '../e2e/demo.ts'
import { withoutLive } from '../e2e/without-live.ts'

/** How long after a tap on a quick behaviour the header shows its points, on a phone four times as slow as this machine. */
const MOST = 100
const TAPS = 10

const executablePath = process.env.CHROMIUM_PATH
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-quic'],
  ...(executablePath && { executablePath }),
})
const demo = await startDemo('en')
try {
  const took = (await timeTaps()).toSorted((one, other) => one - other).map(Math.round)
  const middle = took[Math.floor(TAPS / 2)] ?? Number.POSITIVE_INFINITY
  console.log(`a quick behaviour is seen after ${middle} ms (the middle of ${took.join(', ')})`)
  process.exitCode = middle < MOST ? 0 : 1
} finally {
  await browser.close()
  await demo.stop()
}

async function timeTaps() {
  const viewport = { width: 390, height: 844 }
  const page = await browser.newPage({ viewport, hasTouch: true })
  await demo.signIn(page.context())
  await withoutLive(page.context())
  await page.goto(`${demo.url}/en?screen=behaviors`)
  const quick = page.getByRole('button', { name: /^Said hello/ })
  await quick.waitFor()
  await page.waitForLoadState('networkidle')
  const phone = await page.context().newCDPSession(page)
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const took: number[] = []
  while (took.length < TAPS) {
    await page.locator('.rise').waitFor({ state: 'detached' })
    await page.evaluate(timeTheHeader)
    await quick.tap()
    await page.waitForFunction(() => 'took' in window)
    took.push(await page.evaluate(() => (window as unknown as { took: number }).took))
  }
  return took
}

/** Keeps how long it takes from the finger until the header with another number is drawn. */
function timeTheHeader() {
  Reflect.deleteProperty(window, 'took')
  const clock = { touched: 0 }
  const touched = ({ timeStamp }: Event) => Object.assign(clock, { touched: timeStamp })
  document.addEventListener('pointerdown', touched, { capture: true, once: true })
  const watcher = new MutationObserver(() => {
    watcher.disconnect()
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { took: performance.now() - clock.touched })))
  })
  const header = document.querySelector('.top-bar-points')
  if (header) watcher.observe(header, { childList: true, characterData: true, subtree: true })
}
