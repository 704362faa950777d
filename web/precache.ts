import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const publicFolder = join(import.meta.dirname, 'public')
/** Shown by a shop, read by a robot or told to strangers: not by the app. */
const notForThePhone = /^(robots\.txt|screenshots\/|printed\/)/

/** Tells the service worker which files make up the build, and gives them a name that changes with any of them. */
export const precache = (): Plugin => ({
  name: 'precache',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    // Of what the files hold in the end.
    order: 'post',
    handler(_, bundle) {
      const worker = bundle['sw.js']
      if (worker?.type !== 'chunk') throw new Error('The service worker was not built')
      const ownFiles = readdirSync(publicFolder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).slice(publicFolder.length + 1))
      const all = [...Object.keys(bundle).filter((name) => name !== 'sw.js'), ...ownFiles]
      const files = all.filter((name) => !notForThePhone.test(name)).sort()
      const state = createHash('sha256').update(worker.code)
      for (const name of files) state.update(name).update(contentOf(name))
      const built = { version: state.digest('base64url').slice(0, 12), files: files.map((name) => `/${name}`) }
      worker.code = `const BUILT=${JSON.stringify(built)};${worker.code}`

      function contentOf(name: string) {
        const made = bundle[name]
        if (made) return made.type === 'chunk' ? made.code : made.source
        return readFileSync(join(publicFolder, name))
      }
    },
  },
})
