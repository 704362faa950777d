import { browser } from './browser.mjs'
import { buildWeb } from './build-web.mjs'
import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

async function icons() {
  await install()
  await buildWeb()
  const { code } = await runNode(['e2e/icons.ts'], { variables: await browser() })
  if (code === 0) console.log('The icons and the screenshots of the manifests are in web/public.')
  process.exitCode = code
}

icons().catch(complain)
