import { isCorrectionLine, isRemedyLine } from '@sprout/domain/behaviors/corrections'
import type { Caller } from '../../accounts/session.ts'
import type { Line } from '../../points/ledger.ts'
import { findLines } from './import-store.ts'

/** Few enough values for one statement on either database. */
const AT_ONCE = 500

type Remedy = { path: string; childId: string; repairs: string }

/**
 * Those that a document tells of: each makes good a correction of its own child. Two may make good the same one: families
 * recorded that before it was refused, and are to be taken in with all they have.
 */
export function newRemedies(caller: Pick<Caller, 'db' | 'familyId'>, refuse: (path: string) => Error) {
  const remedies: Remedy[] = []
  return {
    take(lines: Line[], first: number) {
      for (const [at, line] of lines.entries()) {
        const { childId, repairs } = line
        if (repairs === null) continue
        const path = `lines.${first + at}.repairs`
        if (!isRemedyLine(line)) throw refuse(path)
        remedies.push({ path, childId, repairs })
      }
    },
    /** When all lines are here: a clock that was set back told a remedy before what it makes good. */
    async refuseStrays() {
      for (let from = 0; from < remedies.length; from += AT_ONCE) {
        const some = remedies.slice(from, from + AT_ONCE)
        const found = await findLines(
          caller,
          some.map(({ repairs }) => repairs),
        )
        const lines = new Map(found.map((line) => [line.id, line]))
        for (const { path, childId, repairs } of some) {
          const line = lines.get(repairs)
          if (!line || line.childId !== childId || !isCorrectionLine(line)) throw refuse(path)
        }
      }
    },
  }
}
