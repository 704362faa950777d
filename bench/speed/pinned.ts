import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { hear } from '../../scripts/hear.ts'

/** Who is measured and who measures do not take each other's time, where the machine has two cores and `taskset`. */
export const SERVER_CORE = 0
export const CLIENT_CORE = 1
const canPin = spawnSync('taskset', ['-c', String(CLIENT_CORE), 'true']).status === 0

export const pinned = canPin ? 'server on one core, load generator on the other' : 'nothing pinned to a core'

/** Runs a program of ours on a core. */
export function runOn(core: number, args: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const [command = '', ...rest] = [...(canPin ? ['taskset', '-c', String(core)] : []), process.execPath, ...args]
  return spawn(command, rest, { env, stdio: ['ignore', 'pipe', 'inherit'] })
}

/** What a program says at its end, as JSON. */
export async function askProgram<T>(core: number, args: readonly string[]): Promise<T> {
  const program = runOn(core, args)
  let said = ''
  program.stdout?.setEncoding('utf8').on('data', (text) => (said += text))
  const [code] = await once(program, 'close')
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}: ${said}`)
  return JSON.parse(said)
}

/** A server of ours that says when it is ready, and how long that took. */
export async function startOn(core: number, args: readonly string[], env: NodeJS.ProcessEnv) {
  const since = performance.now()
  const program = runOn(core, args, { ...process.env, ...env })
  await hear(program, 'ready')
  const took = performance.now() - since
  program.stdout?.resume()
  const stop = async () => {
    program.kill('SIGTERM')
    if (program.exitCode === null) await once(program, 'exit')
  }
  return { pid: program.pid ?? 0, took, stop }
}
