import { join } from 'node:path'
import { buildWeb } from './build-web.mjs'
import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'
import { isNewEnough, root } from './node-24.mjs'

async function start() {
  await install()
  await buildWeb()
  // In this very process when it can be, so that nothing stands between npm's signals and the server.
  if (isNewEnough) await import('../server/src/main.ts')
  else process.exitCode = (await runNode([join(root, 'server/src/main.ts'), ...process.argv.slice(2)])).code
}

start().catch(complain)
