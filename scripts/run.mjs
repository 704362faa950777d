import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

/** A program that needs nothing but what is installed, with what is said to it: `run.mjs server/src/admin.ts feedback` */
async function run() {
  await install()
  process.exitCode = (await runNode(process.argv.slice(2))).code
}

run().catch(complain)
