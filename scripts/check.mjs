import { check } from './checks.mjs'
import { complain } from './complaint.mjs'
import { install } from './install.mjs'

async function main() {
  await install()
  const { failed } = await check()
  process.exitCode = failed > 0 ? 1 : 0
}

main().catch(complain)
