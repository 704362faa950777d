import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { hear } from '../scripts/hear.ts'

export type ServerProcess = Awaited<ReturnType<typeof startServer>>
/** `around`: a command that runs it, as `prlimit …`. `before`: what Node loads first, and hears what it is told. */
type How = { around?: string[]; before?: string }

const running = new Set<ChildProcess>()
/** For whoever gives up: nothing stays behind. */
export function killAll() {
  for (const child of running) child.kill('SIGKILL')
}
process.once('exit', killAll)

/** Sprout as people run it: it can be killed, and begun again on the same data, each time at another port. */
export async function startServer(settings: NodeJS.ProcessEnv, { around = [], before }: How = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, PORT: '0', RATE_LIMITS: 'off', NIGHTLY_COPIES: '0', ...settings }
  const load = before ? ['--import', before] : []
  const [command, ...args] = [...around, process.execPath, ...load, 'server/src/main.ts'] as const
  const stdio = ['ignore', 'pipe', 'pipe', ...(before ? ['ipc' as const] : [])] as const
  let said = ''
  let child: ChildProcess
  let place = Promise.withResolvers<string>()
  let isPlaced = false
  const isRunning = () => child.exitCode === null && child.signalCode === null

  async function begin() {
    const begun = spawn(command, args, { env, stdio: [...stdio] })
    child = begun
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
    const words = await hear(child, 'ready at')
    // It may be gone by the time that its words are read.
    if (begun.killed) return
    isPlaced = true
    place.resolve(/http:\/\/localhost:\d+/.exec(words)?.[0] ?? '')
  }
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const ended = isRunning() ? once(child, 'close') : undefined
    child.kill(signal)
    await ended
    running.delete(child)
    return child.exitCode
  }

  await begin()
  return {
    begin,
    /** Where it is; while it is down, where it will be. */
    address: () => place.promise,
    pid: () => child.pid ?? 0,
    isRunning,
    /** What it did not expect, and whatever else it said that is no warning. */
    faults: () => said.split('\n').filter((line) => line && !/^\{"level":[1-4]0,|ready at/.test(line)),
    tell: async (message: number) => {
      const heard = once(child, 'message')
      child.send(message)
      await heard
    },
    /** At once, in the midst of whatever it does. */
    async kill() {
      // Whoever waits for it from before is to be told as well.
      if (isPlaced) place = Promise.withResolvers()
      isPlaced = false
      await end('SIGKILL')
    },
    stop: () => end('SIGTERM'),
  }
}
