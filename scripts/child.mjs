import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { compiled, node24, root } from './node-24.mjs'

/**
 * @typedef {{ variables?: NodeJS.ProcessEnv, stdio?: import('node:child_process').StdioOptions }} Options
 * @typedef {{ code: number, output: string }} End
 */

/** The file behind a package's command, as in `binOf('typescript', 'tsc')`. @param {string} name @param {string} [command] */
export function binOf(name, command = name) {
  const home = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return join(home, typeof bin === 'string' ? bin : bin[command])
}

/** Runs a file in Node 24 and shows what it says. @param {string[]} args @param {Options} [options] */
export function runNode(args, options) {
  // Whatever the child starts in its turn must mean the same by `node`.
  const PATH = dirname(node24()) + delimiter + process.env.PATH
  return run(node24(), args, { ...options, variables: { PATH, NODE_COMPILE_CACHE: compiled, ...options?.variables } })
}

/** Runs a file in Node 24 and keeps what it says. @param {string[]} args @param {Options} [options] */
export const askNode = (args, options) => runNode(args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })

/**
 * Runs to the end. When we are told to stop, so are those we run, and we end after the last of them.
 * @param {string} command @param {string[]} args @param {Options} [options] @returns {Promise<End>}
 */
export function run(command, args, { variables, stdio = 'inherit' } = {}) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...variables }, stdio })
  watchOver(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (ended, signal) => {
      const code = ended ?? 128 + (signal ? constants.signals[signal] : 0)
      if (!isStopping) resolve({ code, output })
      else if (running.size === 0) process.exit(code)
    })
  })
}

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
const signals = /** @type {const} */ (['SIGINT', 'SIGTERM'])
let isStopping = false

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  isStopping = true
  for (const child of running) child.kill(signal)
}

/** @param {import('node:child_process').ChildProcess} child */
function watchOver(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, stop)
  running.add(child)
  child.once('exit', () => {
    running.delete(child)
    if (running.size === 0 && !isStopping) for (const signal of signals) process.off(signal, stop)
  })
}
