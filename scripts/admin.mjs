import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

async function admin() {
  await install()
  process.exitCode = (await runNode(['server/src/admin.ts', ...process.argv.slice(2)])).code
}

admin().catch(complain)
