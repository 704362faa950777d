import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

async function backup() {
  await install()
  process.exitCode = (await runNode(['server/src/backup.ts', ...process.argv.slice(2)])).code
}

backup().catch(complain)
