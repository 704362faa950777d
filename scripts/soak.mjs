import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

async function soak() {
  await install()
  process.exitCode = (await runNode(['soak/soak.ts', ...process.argv.slice(2)])).code
}

soak().catch(complain)
