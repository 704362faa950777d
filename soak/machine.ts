import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hear } from '../scripts/hear.ts'
import { unprivileged } from '../scripts/postgres.ts'

/** As good as a machine of its own: a folder for what runs and is kept there, all of which falls at one blow. */
export function newMachine(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `sprout-${name}-`))
  const how = { ...unprivileged(folder), cwd: folder, env: { PATH: process.env.PATH, HOME: folder } }
  const kill = () => {
    for (let left = workersIn(folder); left.length > 0; left = workersIn(folder)) left.forEach(end)
  }
  const drop = () => {
    process.off('exit', drop)
    kill()
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', drop)
  return {
    folder,
    /** Comes back when it has said the words. */
    run: (command: string, args: string[], words: string) =>
      hear(spawn(command, args, { ...how, stdio: ['ignore', 'ignore', 'pipe'] }), words),
    kill,
    drop,
  }
}

/** Also those who have left their parents, as PostgreSQL leaves the Patroni that starts it. */
const workersIn = (folder: string) =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && placeOf(pid).startsWith(folder))

/** Nowhere, where it is gone or someone else's. */
function placeOf(pid: number) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It was quicker.
  }
}
