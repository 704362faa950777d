import { browser } from './browser.mjs'
import { buildWeb } from './build-web.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'
import { playwright } from './playwright.mjs'

async function e2e() {
  await install()
  await buildWeb()
  process.exitCode = (await playwright(process.argv.slice(2), await browser())).code
}

e2e().catch(complain)
