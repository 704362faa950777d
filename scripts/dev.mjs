import { binOf, runNode } from './child.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

async function dev() {
  await install()
  const ends = [runNode(['--watch', '--watch-preserve-output', 'server/src/main.ts']), runNode([binOf('vite'), 'web'])]
  const { code } = await Promise.race(ends)
  process.exitCode = code
  process.kill(process.pid, 'SIGTERM')
}

dev().catch(complain)
