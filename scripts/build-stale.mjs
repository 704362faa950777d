import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askNode, binOf } from './child.mjs'
import { Complaint } from './complaint.mjs'
import { root } from './node-24.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { precompress } from './precompress.mjs'

const own = ['src', 'public', 'index.html', 'vite.config.ts', 'precache.ts'].map((name) => `web/${name}`)
const sources = [...own, 'domain/src', 'package-lock.json']
const dist = join(root, 'web', 'dist')
const stamp = join(dist, '.built-from')

/** Builds the web app when its sources are not those of the last build. */
export async function buildWeb() {
  if (isBuilt()) return
  await oneAtATime('build', async () => {
    if (isBuilt()) return
    console.log('Building the app …')
    const folder = join(root, '.cache', 'web')
    rmSync(folder, { recursive: true, force: true })
    const from = stateOf(sources)
    const { code, output } = await askNode([binOf('vite'), 'build', 'web', '--outDir', folder], {
      // Whatever the shell says: this build is for people, not for a debugger.
      variables: { NODE_ENV: 'production' },
    })
    if (code !== 0) throw new Complaint(`${output}\nThe app could not be built: vite says why above.`)
    await precompress(folder)
    writeFileSync(join(folder, '.built-from'), from)
    swapIn(folder)
  })
}

const isBuilt = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === stateOf(sources)

/** The old build is served until the new one stands complete beside it. @param {string} folder */
function swapIn(folder) {
  const old = `${folder}-before`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(folder, dist)
  rmSync(old, { recursive: true, force: true })
}

/**
 * Changes when a file is edited, added, removed or renamed: a time alone would miss the last two.
 * @param {string[]} paths @param {string} [base]
 */
export function stateOf(paths, base = root) {
  const state = createHash('sha256')
  for (const file of paths.flatMap((path) => filesIn(join(base, path)))) {
    const { size, mtimeMs } = statSync(file)
    state.update(`${file} ${size} ${mtimeMs}\n`)
  }
  return state.digest('hex')
}

const isTest = /\.test(-d)?\.tsx?$/

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path) || isTest.test(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
