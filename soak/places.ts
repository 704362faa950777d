import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../server/src/db/open.ts'
import { copySoundly, demandSound } from '../server/src/db/sound-copy.ts'
import type { Family } from './family.ts'
import { judge, notesOf } from './judge.ts'

/** Compares what these families were told with what is kept at this moment, and says how many taps were done. */
export type Judge = (families: Family[]) => Promise<number>

/** A SQLite file in a folder of its own. */
export function fileOfOurs() {
  const folder = mkdtempSync(join(tmpdir(), 'sprout-soak-'))
  const file = join(folder, 'sprout.sqlite')
  const copy = join(folder, 'copy.sqlite')
  const judgeCopy = async (families: Family[], notes: ReturnType<typeof notesOf>[]) => {
    demandSound(copy)
    const done = await judgeAll({ kind: 'sqlite', file: copy }, families, notes)
    for (const end of ['', '-wal', '-shm']) rmSync(copy + end, { force: true })
    return done
  }
  return {
    folder,
    settings: { DATA_DIR: folder },
    judge: async (families: Family[]) => {
      const notes = families.map(notesOf)
      await copySoundly(file, copy)
      return judgeCopy(families, notes)
    },
    /** While nobody has it open: a copy is mended from what the killed server had begun, the file is left as it fell. */
    judgeFallen: async (families: Family[]) => {
      const notes = families.map(notesOf)
      for (const end of ['', '-wal']) if (existsSync(file + end)) copyFileSync(file + end, copy + end)
      return judgeCopy(families, notes)
    },
    drop: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export const judgeAt =
  (url: string): Judge =>
  (families) =>
    judgeAll({ kind: 'postgres', url }, families, families.map(notesOf))

async function judgeAll(
  place: Parameters<typeof openDatabase>[0],
  families: Family[],
  notes: ReturnType<typeof notesOf>[],
) {
  const { db } = openDatabase(place)
  try {
    let done = 0
    for (const [turn, family] of families.entries()) done += await judge(db, family, notes[turn] ?? notesOf(family))
    return done
  } finally {
    await db.destroy()
  }
}
