import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './node-24.mjs'

/** A holder says that it lives every second; one that has been silent for longer than this is gone. */
const silence = 15_000

/**
 * Does the work while no other process on this checkout does the same.
 * @template T @param {string} name @param {() => Promise<T>} work @param {string} [folder] @returns {Promise<T>}
 */
export async function oneAtATime(name, work, folder = join(root, '.cache')) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.lock`)
  for (let waits = 0; !take(file); waits++) {
    if (waits === 5) console.log(`Waiting for another Sprout that is busy with the same (${name}) …`)
    if (isAbandoned(file)) breakOpen(file)
    await wait(200)
  }
  const release = () => rmSync(file, { force: true })
  const alive = setInterval(() => utimesSync(file, new Date(), new Date()), 1000)
  process.once('exit', release)
  try {
    return await work()
  } finally {
    clearInterval(alive)
    process.off('exit', release)
    release()
  }
}

const self = () => `${hostname()} ${process.pid}`

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, self(), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** @param {string} file */
function isAbandoned(file) {
  try {
    const [host, pid] = readFileSync(file, 'utf8').split(' ')
    const silent = Date.now() - statSync(file).mtimeMs
    return silent > silence || (host === hostname() && !isRunning(Number(pid)))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

/** Only one of those who wait may break a lock, and only after a second look: it may be a new one by then. @param {string} file */
function breakOpen(file) {
  const breaking = `${file}.breaking`
  if (take(breaking)) {
    if (isAbandoned(file)) rmSync(file, { force: true })
    rmSync(breaking, { force: true })
    return
  }
  // Whoever broke it may have been killed over it. It is not taken at once: others may just be clearing it away too.
  if (isAbandoned(breaking)) rmSync(breaking, { force: true })
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

const codeOf = (/** @type {unknown} */ error) => (error instanceof Error && 'code' in error ? error.code : undefined)
