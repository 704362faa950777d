import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A file and what SQLite lays beside it. */
export const ENDS = ['', '-wal', '-shm'] as const

const OWNER = 0o700
const ANYONE = 0o007

/** Whatever a program makes from now on is for its own user: what families write down lies in it. */
export const keepFilesPrivate = () => process.umask(0o077)

/** What was made before, or elsewhere, may lie open to anyone. */
export function closeData({ file, backups }: { file: string; backups: string }) {
  closeFile(file)
  if (!existsSync(backups)) return
  for (const name of readdirSync(backups)) if (name.includes('.sqlite')) closeFile(join(backups, name))
}

export function closeFile(file: string) {
  for (const end of ENDS) {
    try {
      const { mode } = statSync(file + end)
      // What its group may read and nobody else, an operator has set so.
      if (mode & ANYONE) chmodSync(file + end, mode & OWNER)
    } catch {
      // It is not there, or another's.
    }
  }
}
