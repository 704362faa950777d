import module from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildStale } from './build-stale.mjs'
import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'
import { compiled, isNewEnough, root } from './node-24.mjs'

const server = join(root, 'server/dist/main.js')

async function start() {
  await install()
  await buildStale()
  if (!isNewEnough) process.exitCode = (await runNode([...process.execArgv, server, ...process.argv.slice(2)])).code
  else {
    module.enableCompileCache(compiled)
    // In this very process, so that nothing stands between npm's signals and the server.
    await import(pathToFileURL(server).href)
  }
}

start().catch(complain)
