import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { freshFolder, run } from './process-testing.ts'

/** Lived once for all who ask: it takes seconds. */
const lived = mkdtempSync(join(tmpdir(), 'sprout-lived-'))
let living: ReturnType<typeof run>['ended'] | undefined
process.once('exit', () => rmSync(lived, { recursive: true }))

/** A folder for the data, with a family's four months in it. */
export async function livedFolder() {
  living ??= run('seed', { DATA_DIR: lived }).ended
  expect((await living).code).toBe(0)
  const folder = freshFolder()
  const file = join(folder, 'sprout.sqlite')
  copyFileSync(join(lived, 'sprout.sqlite'), file)
  return { folder, settings: { DATA_DIR: folder }, file, backups: join(folder, 'backups') }
}
