import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './child.mjs'
import { Complaint } from './complaint.mjs'
import { root } from './node-24.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

/** Installs the packages when the lock file is not the one they were installed from. */
export async function install() {
  if (isInstalled()) return
  await oneAtATime('install', async () => {
    if (isInstalled()) return
    console.log('Installing what Sprout is made of. This takes a minute, and only after a change …')
    const { code, output } = await run('npm', [...npmCi], {
      variables: withoutOurPackages(),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (code !== 0) throw new Complaint(`${output}\nThe packages could not be installed: npm says why above.`)
    noteInstalled()
  })
}

/** Whatever the person's settings leave out: the build needs the first, Node 24 comes with the second. */
const npmCi = ['ci', '--include=dev', '--include=optional', '--no-progress', '--loglevel=error']

export function isInstalled(folder = root) {
  const stamp = stampOf(folder)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted(folder)
}

export const noteInstalled = (folder = root) => writeFileSync(stampOf(folder), wanted(folder))

const stampOf = (/** @type {string} */ folder) => join(folder, 'node_modules', '.sprout-lock')

/** A folder that was carried to another kind of machine needs its packages anew. @param {string} folder */
const wanted = (folder) => {
  const lock = readFileSync(join(folder, 'package-lock.json'))
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}\n`
}

/** npm must not run on the Node that it is about to replace. */
function withoutOurPackages() {
  const ours = join(root, 'node_modules')
  const elsewhere = process.env.PATH?.split(delimiter).filter((folder) => !folder.startsWith(ours))
  return { PATH: elsewhere?.join(delimiter) }
}
