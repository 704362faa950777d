import { browser } from './browser.mjs'
import { buildStale } from './build-stale.mjs'
import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

async function icons() {
  await install()
  await buildStale()
  const { code } = await runNode(['e2e/icons.ts'], { variables: await browser() })
  if (code === 0) console.log('The icons and the screenshots of the manifests are in web/public.')
  process.exitCode = code
}

icons().catch(complain)
