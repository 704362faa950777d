import { browser } from './browser.mjs'
import { buildStale } from './build-stale.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'
import { playwright } from './playwright.mjs'

async function e2e() {
  await install()
  await buildStale()
  process.exitCode = (await playwright(process.argv.slice(2), await browser())).code
}

e2e().catch(complain)
