import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

async function restore() {
  await install()
  process.exitCode = (await runNode(['server/src/restore.ts', ...process.argv.slice(2)])).code
}

restore().catch(complain)
