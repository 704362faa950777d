import { browser } from './browser.mjs'
import { buildStale } from './build-stale.mjs'
import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

async function pictures() {
  await install()
  await buildStale()
  const { code } = await runNode(['e2e/pictures.ts'], { variables: await browser() })
  if (code === 0) console.log('The pictures are in docs/pictures.')
  process.exitCode = code
}

pictures().catch(complain)
