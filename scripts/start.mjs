import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildStale } from './build-stale.mjs'
import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'
import { isNewEnough, root } from './node-24.mjs'

const server = join(root, 'server/dist/main.js')

async function start() {
  await install()
  await buildStale()
  // In this very process when it can be, so that nothing stands between npm's signals and the server.
  if (isNewEnough) await import(pathToFileURL(server).href)
  else process.exitCode = (await runNode([server, ...process.argv.slice(2)])).code
}

start().catch(complain)
