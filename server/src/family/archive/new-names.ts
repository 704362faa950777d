import { createHash } from 'node:crypto'
import type { RecordOf } from '@sprout/domain/family/document'
import type { Metadata } from '@sprout/domain/timeline/metadata'
import type { Brought } from './import-store.ts'

type Members<T> = T extends object ? keyof T & string : never
type Naming = Extract<Members<RecordOf<Brought | 'lines'> | Metadata>, 'id' | `${string}Id` | 'repairs'>

/** The members of a record, and of what a line knows besides, that name a record of the family. */
const NAMING: Record<Naming, true> = {
  ...{ id: true, childId: true, habitId: true, skillId: true, momentId: true, rewardId: true },
  ...{ lineId: true, sourceId: true, repairs: true },
}
const UUID_V7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-/

/**
 * Gives every record of a document another id in the family that takes it up: the one it comes from may still live here.
 * The same old id always leads to the same new one, so nothing has to be remembered; and ids of ours keep the part that
 * tells when they were made, so that what was written down together stays in its order.
 */
export function newNames(familyId: string) {
  function idOf(old: string): string {
    const hash = createHash('sha256').update(`${familyId} ${old}`).digest('hex')
    const head = UUID_V7.test(old)
      ? old.slice(0, 19)
      : `${hash.slice(16, 24)}-${hash.slice(24, 28)}-8${hash.slice(28, 31)}-`
    return `${head}8${hash.slice(0, 3)}-${hash.slice(3, 15)}`
  }
  function renamed<T extends object>(record: T): T {
    const members = Object.entries(record).map(([name, value]) => {
      if (typeof value === 'string' && Object.hasOwn(NAMING, name)) return [name, idOf(value)]
      return [name, name === 'metadata' && value ? renamed(value) : value]
    })
    return Object.fromEntries(members) as T
  }
  return { idOf, renamed }
}
