import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { newFamily } from './family.ts'
import { fileOfOurs } from './places.ts'
import { type Blow, type Figures, playRound } from './round.ts'
import { startServer } from './server-process.ts'

const MOST = 200 * 1024 * 1024
const GROUP = '/sys/fs/cgroup/memory/sprout-soak'
const SIGN_UPS = 32

/** The system ends whoever takes more than 200 MB. Passwords are hashed meanwhile, which takes the most. Only root may set it. */
export async function littleMemory(times: number): Promise<(Figures & { megabytes: number }) | string> {
  try {
    mkdirSync(GROUP)
    writeFileSync(`${GROUP}/memory.limit_in_bytes`, String(MOST))
  } catch {
    return 'skipped: only root may limit memory, and only where control groups are of version 1'
  }
  const place = fileOfOurs()
  const around = ['sh', '-c', `echo $$ > ${GROUP}/cgroup.procs && exec "$0" "$@"`]
  const server = await startServer(place.settings, { around })
  const blow: Blow = async () => {
    await Promise.all(Array.from({ length: SIGN_UPS }, () => newFamily(server.address, 1)))
  }
  try {
    const figures = await playRound({ server, judge: place.judge, blows: Array.from({ length: times }, () => blow) })
    const peak = Number(readFileSync(`${GROUP}/memory.max_usage_in_bytes`, 'utf8'))
    return { ...figures, megabytes: Math.round(peak / 1e6) }
  } finally {
    await server.stop()
    place.drop()
    rmdirSync(GROUP)
  }
}
