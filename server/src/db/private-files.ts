import { chmodSync, readdirSync, statSync } from 'node:fs'
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
  for (const name of namesIn(backups)) if (name.includes('.sqlite')) closeFile(join(backups, name))
}

/** None where the folder is not there, or another's: nothing of this is worth a server that does not start. */
export function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
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
