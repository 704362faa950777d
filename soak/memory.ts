import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { newFamily } from './family.ts'
import { fileOfOurs } from './places.ts'
import { type Blow, type Figures, playRound } from './round.ts'
import { startServer } from './server-process.ts'

const MOST = 200 * 1024 * 1024
const SIGN_UPS = 32

type Group = { folder: string; limit: string; peak: string }
const NAME = `sprout-soak-${process.pid}`
/** Of version 2, as systems have it by now; of version 1 before. */
const TWO: Group = { folder: `/sys/fs/cgroup/${NAME}`, limit: 'memory.max', peak: 'memory.peak' }
const ONE: Group = {
  folder: `/sys/fs/cgroup/memory/${NAME}`,
  limit: 'memory.limit_in_bytes',
  peak: 'memory.max_usage_in_bytes',
}

/** A control group that takes no more memory than that; none where this system lets us make none. */
function newGroup(): Group | undefined {
  const group = existsSync('/sys/fs/cgroup/cgroup.controllers') ? TWO : ONE
  try {
    if (group === TWO) writeFileSync('/sys/fs/cgroup/cgroup.subtree_control', '+memory')
    mkdirSync(group.folder)
    writeFileSync(`${group.folder}/${group.limit}`, String(MOST))
    return group
  } catch {
    if (existsSync(group.folder)) rmdirSync(group.folder)
    return undefined
  }
}

/** The system ends whoever takes more than 200 MB. Passwords are hashed meanwhile, which takes the most. Only root may set it. */
export async function littleMemory(times: number): Promise<(Figures & { megabytes: number }) | string> {
  const group = newGroup()
  if (!group) return 'skipped: only root may limit memory, and a container may not'
  const place = fileOfOurs()
  const around = ['sh', '-c', `echo $$ > ${group.folder}/cgroup.procs && exec "$0" "$@"`]
  const server = await startServer(place.settings, { around })
  const blow: Blow = async () => {
    await Promise.all(Array.from({ length: SIGN_UPS }, () => newFamily(server.address, 1)))
  }
  try {
    const figures = await playRound({ server, judge: place.judge, blows: Array.from({ length: times }, () => blow) })
    const peak = Number(readFileSync(`${group.folder}/${group.peak}`, 'utf8'))
    return { ...figures, megabytes: Math.round(peak / 1e6) }
  } finally {
    await server.stop()
    place.drop()
    rmdirSync(group.folder)
  }
}
