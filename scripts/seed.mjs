import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

async function seed() {
  await install()
  process.exitCode = (await runNode(['server/src/seed.ts', ...process.argv.slice(2)])).code
}

seed().catch(complain)
