import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { askNode, binOf } from './child.mjs'
import { Complaint } from './complaint.mjs'
import { root } from './node-24.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { precompress } from './precompress.mjs'

const shared = ['domain/src', 'package-lock.json', 'scripts/build-stale.mjs', 'scripts/precompress.mjs']
const web = ['src', 'public', 'index.html', 'vite.config.ts', 'precache.ts', 'printed.ts'].map((name) => `web/${name}`)
const server = ['src', 'vite.config.ts'].map((name) => `server/${name}`)

/** Builds the web app and the server, each when its sources are not those of its last build. */
export async function buildStale() {
  await build('web', [...web, ...shared], precompress)
  await build('server', [...server, ...shared])
}

/** @param {'web' | 'server'} name @param {string[]} sources @param {(folder: string) => Promise<void>} [finish] */
async function build(name, sources, finish) {
  const dist = join(root, name, 'dist')
  const isBuilt = () => stampIn(dist) === stateOf(sources)
  if (isBuilt()) return
  await oneAtATime('build', async () => {
    if (isBuilt()) return
    console.log(`Building the ${name === 'web' ? 'app' : name} …`)
    const folder = join(root, '.cache', name)
    rmSync(folder, { recursive: true, force: true })
    const from = stateOf(sources)
    const { code, output } = await askNode([binOf('vite'), 'build', name, '--outDir', folder], {
      // Whatever the shell says: this build is for people, not for a debugger.
      variables: { NODE_ENV: 'production' },
    })
    if (code !== 0) throw new Complaint(`${output}\nThe ${name} could not be built: vite says why above.`)
    await finish?.(folder)
    writeFileSync(join(folder, STAMP), from)
    swapIn(folder, dist)
  })
}

const STAMP = '.built-from'

/** @param {string} dist */
function stampIn(dist) {
  const stamp = join(dist, STAMP)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined
}

/**
 * The old build is served until the new one stands complete beside it. Its assets stay for one build more: whoever has its
 * page open loads the rest of it later.
 * @param {string} folder @param {string} dist
 */
export function swapIn(folder, dist) {
  const old = `${folder}-before`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(dist)) renameSync(dist, old)
  renameSync(folder, dist)
  const assets = join(old, 'assets')
  if (existsSync(assets)) {
    mkdirSync(join(dist, 'before'))
    renameSync(assets, join(dist, 'before', 'assets'))
  }
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
