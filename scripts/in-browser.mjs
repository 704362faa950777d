import { browser } from './browser.mjs'
import { buildStale } from './build-stale.mjs'
import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

/** What is measured in a browser against the production build: `in-browser.mjs lighthouse` */
async function measure() {
  const [name] = process.argv.slice(2)
  await install()
  await buildStale()
  process.exitCode = (await runNode([`bench/browser/${name}.ts`], { variables: await browser() })).code
}

measure().catch(complain)
