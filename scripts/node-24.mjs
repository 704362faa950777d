import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Complaint } from './complaint.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** What Node has compiled once is kept here for the next start: it takes half as much of the core then. */
export const compiled = join(root, '.cache', 'compiled')

/** Node runs TypeScript as it is written from this version on. */
export const isNewEnough = Number.parseInt(process.versions.node, 10) >= 24

/** The Node for everything but these scripts: this very one, else the one that was installed with the packages. */
export function node24() {
  if (isNewEnough) return process.execPath
  const installed = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(installed)) return installed
  throw new Complaint(
    `Node 24 or newer is needed on this platform, and this is ${process.version}: get it from https://nodejs.org.`,
  )
}
