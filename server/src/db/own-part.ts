import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

// SQLite's notes beside a part go with it.
const PART = /\.(\d+)\.part(-journal)?$/

/**
 * Where this process writes a file until it has its name: two that make the same file neither write into one another's
 * part nor take it away. What was begun by processes that are no more is thrown away.
 */
export function ownPart(file: string) {
  const folder = dirname(file)
  for (const name of readdirSync(folder)) {
    const maker = name.startsWith(`${basename(file)}.`) && PART.exec(name)?.[1]
    if (maker && isGone(Number(maker))) rmSync(join(folder, name), { force: true })
  }
  return `${file}.${process.pid}.part`
}

/** Whoever had the number of this process before is gone too. */
function isGone(maker: number) {
  if (maker === process.pid) return true
  try {
    process.kill(maker, 0)
    return false
  } catch (error) {
    // Otherwise it is there, and another user's.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
