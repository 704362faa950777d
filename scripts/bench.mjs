import { buildStale } from './build-stale.mjs'
import { runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

async function bench() {
  await install()
  await buildStale()
  for (const file of ['bench/speed/speed.ts', 'bench/first-words.ts', 'bench/live.ts']) {
    const { code } = await runNode([file])
    if (code !== 0) process.exitCode = code
  }
}

bench().catch(complain)
