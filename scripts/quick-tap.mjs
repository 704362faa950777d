import { browser } from './browser.mjs'
import { buildWeb } from './build-web.mjs'
import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

async function quickTap() {
  await install()
  await buildWeb()
  process.exitCode = (await runNode(['bench/quick-tap.ts'], { variables: await browser() })).code
}

quickTap().catch(complain)
